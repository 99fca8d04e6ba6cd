import type { Build } from '../../../core/patience/piles.js';
import type { HelpMove, HelpWords } from '../../../locales/help-text.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

const ON: Readonly<Record<Build, string>> = {
  alternate: 'd’un rang au-dessus, rouge sur noire ou noire sur rouge',
  suit: 'd’un rang au-dessus et de même couleur',
  any: 'd’un rang au-dessus, quelle que soit sa couleur',
};

function runText({ supermove, cells }: FreecellOptions, kingsOnly: boolean): HelpMove {
  const free = [...(cells > 0 ? ['cellules'] : []), ...(kingsOnly ? [] : ['colonnes'])].join(
    ' et de ',
  );
  if (supermove === 'off' || free === '') return ['Les cartes se déplacent une à une.'];
  return supermove === 'linear'
    ? [`Des cartes en ordre vont ensemble\u00a0: une de plus qu’il n’y a de ${free} vides.`, 'run']
    : [
        `Des cartes en ordre vont ensemble\u00a0: autant qu’il en passerait une à une à l’aide de ${free} vides.`,
        'run',
      ];
}

const cellsText = (cells: number): string =>
  cells === 0 ? 'Aucune cellule' : cells === 1 ? '1 cellule' : `${cells} cellules`;

/** How the FreeCell family is played, in French. */
export const freecellHelp: HelpWords<FreecellOptions> = (options) => {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: 'Amenez les 52 cartes sur les quatre fondations, en haut\u00a0: une par couleur, de l’as au roi.',
    moves: [
      [`La dernière carte d’une colonne va sur une carte ${ON[build]}.`, 'build'],
      ...(cells > 0
        ? [
            [
              'Une cellule garde une carte quelconque, jusqu’à ce que vous en ayez besoin.',
              'cell',
            ] as const,
          ]
        : []),
      runText(options, kingsOnly),
      [
        'Un as commence sa fondation, la carte suivante de sa couleur vient dessus. Une carte touchée deux fois y va.',
        'home',
      ],
      [
        kingsOnly
          ? 'Une colonne vide ne reçoit qu’un roi, avec les cartes en ordre posées sur lui.'
          : 'Une colonne vide reçoit n’importe quelle carte.',
      ],
    ],
    rules: [
      `${columns} colonnes. ${cellsText(cells)}.`,
      ...(dealt > 0
        ? [`Les ${dealt} dernières cartes de la donne sont dans des cellules dès le début.`]
        : []),
      foundationReturn && cells > 0
        ? 'La carte du dessus d’une fondation peut revenir dans une cellule vide.'
        : 'Les cartes restent sur les fondations.',
    ],
  };
};
