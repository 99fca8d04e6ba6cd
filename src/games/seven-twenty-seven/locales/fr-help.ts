import type { Translations } from '../../../locales/translations.js';
import type {
  GuideButtons,
  HelpRules,
  Seven27GuideWords,
  Seven27HelpWords,
} from '../../../locales/extras/seven27-help-en.js';
import { fr } from '../../../locales/fr/kit.js';

const declaring = ({
  declare,
  winAndTie,
}: Pick<HelpRules, 'declare' | 'winAndTie'>): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `Annonces\u00a0: ${declare === 'sequential' ? 'chacun à son tour' : 'tous ensemble'}, vous dites ce que vous visez, 7, 27 ou les deux. ` +
          `Seul qui a annoncé une cible peut la gagner. Qui a annoncé les deux doit ${winAndTie === 'shared' ? 'gagner les deux sans partage' : 'en gagner une sans partage et être au moins à égalité pour l’autre'}, ou ne gagne rien.`,
      ];

/** The first cards. */
const DEALS: Readonly<Record<HelpRules['dealing'], string>> = {
  'up-down':
    'Donne\u00a0: chacun reçoit une carte visible et une carte cachée, et pourra en tirer une troisième.',
  'down-down-up': 'Donne\u00a0: chacun reçoit deux cartes cachées et une carte visible.',
  'down-up': 'Donne\u00a0: chacun reçoit une carte cachée et une carte visible.',
};

/** How a hand goes, by the rules of the table. */
function courseOf(rules: HelpRules): readonly string[] {
  const { ante, minBet, maxBet, maxRaises, limit, opens, dealing, draw, freeze, lastBet } = rules;
  const most = {
    range: `à ${fr.number(maxBet)}`,
    pot: 'au pot entier',
    'half-pot': 'à la moitié du pot',
  };
  const limits = `de ${fr.number(minBet)} ${most[limit]}`;
  const raises = maxRaises === null ? '' : ` (${maxRaises} fois par tour au plus)`;
  return [
    `Ante\u00a0: chaque joueur verse ${fr.number(ante)}.`,
    DEALS[dealing],
    `Mises\u00a0: dites parole sans rien payer, ou misez ${limits}. Dès que quelqu’un a misé\u00a0: suivez, relancez ${limits}${raises}, ou couchez-vous et quittez la main.${opens === 'best-up-card' ? ' Commence celui dont les cartes visibles valent le plus (as à 1).' : ''}`,
    `Tirage\u00a0: chacun tire une carte ${draw === 'up' ? 'visible' : 'cachée'}, ou reste. ` +
      (freeze
        ? `Qui reste ${freeze} fois de suite n’en reçoit plus.`
        : 'Qui reste pourra encore tirer la fois suivante.'),
    `Tant que quelqu’un tire, on mise et on tire à nouveau.${lastBet ? ' Vient ensuite une dernière mise.' : ''}`,
    ...declaring(rules),
    'Abattage\u00a0: tous ceux qui sont en jeu montrent leurs cartes, et chaque moitié est payée. À égalité, on partage la moitié.',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring, carry }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'Au-dessus de 27, même avec chaque as à 1, vous sortez aussitôt de la main, et vos jetons restent dans le pot.',
        ...(carry === 'half'
          ? []
          : [
              'Si personne n’est à 7 ou en dessous, le gagnant de la moitié du 27 a les deux moitiés.',
            ]),
      ]
    : [];

/** What else decides who wins, by the rules of the house. */
const houseText = ({ fiveAceAce, winAndTie, carry }: HelpRules): readonly string[] => [
  ...(fiveAceAce === 'beats-all'
    ? ['5-A-A bat toute autre main, même celles qui font 7 et 27.']
    : []),
  ...(winAndTie === 'three-quarters'
    ? ['Qui gagne seul une moitié et partage l’autre a les trois quarts du pot.']
    : []),
  ...(carry === 'pot'
    ? ['Si personne ne peut gagner selon les annonces, le pot reste pour la main suivante.']
    : []),
  ...(carry === 'half'
    ? ['Une moitié que personne ne peut gagner reste au pot pour la main suivante.']
    : []),
];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10, ' : ''}J, Q et K\u00a0: un demi-point, ½.`,
  `De 2 à ${half ? 9 : 10}\u00a0: le nombre imprimé.`,
  'As\u00a0: 1 ou 11. Chacun pour soi, et au mieux pour chaque cible.',
  'Ainsi 5-A-A fait 5 + 1 + 1 = 7 et 5 + 11 + 11 = 27\u00a0: les deux, exactement.',
];

/** What a new player is told, step by step. */
const guide = ({ ante, take, stand, check, call, fold }: GuideButtons): Seven27GuideWords => ({
  ante: `Appuyez sur «\u00a0${ante}\u00a0» pour recevoir des cartes. Les jetons vont au pot\u00a0: une moitié pour la main la plus proche de 7, l’autre pour la plus proche de 27.`,
  draw: `À côté de vos cartes, vous voyez l’écart à 7 et à 27. Loin des deux\u00a0? «\u00a0${take}\u00a0». Près de l’un\u00a0? «\u00a0${stand}\u00a0».`,
  check: `Personne n’a misé. «\u00a0${check}\u00a0» ne coûte rien\u00a0; avec une bonne main, misez pour faire payer les autres.`,
  call: `Quelqu’un a misé. Si vous êtes près de 7 ou de 27, restez avec «\u00a0${call}\u00a0»\u00a0; sinon «\u00a0${fold}\u00a0» abandonne le pot.`,
  declare:
    'Dites quelle moitié vous visez. Seul ce qui est annoncé se gagne, et les deux doivent être gagnées.',
  wait: 'Les autres jouent. Sous chaque joueur, vous voyez ce que montrent ses cartes.',
  out: 'Vous n’êtes plus dans cette main. Le guide reprend à la suivante.',
  reveal: 'Regardez\u00a0: les cartes se découvrent, puis chaque moitié du pot va à son gagnant.',
  won: 'Vous avez une part du pot. Au milieu, il est dit pourquoi.',
  lost: 'D’autres étaient plus près de 7 et de 27. Au milieu, il est dit de combien.',
});

/** The words of the help, in French. */
export const help: Seven27HelpWords = {
  region: 'Comment jouer',
  guide,
  parts: (aim, rules) => [
    ['Ce qui gagne', [...aim, ...bustText(rules), ...houseText(rules)]],
    ['Ce que valent les cartes', valuesOf(rules.tens === 'half')],
    ['Une main', courseOf(rules), true],
    [
      'Ce que vous voyez',
      [
        'À côté de vos cartes\u00a0: ce qu’elles font pour 7 et pour 27, et l’écart qui reste.',
        'Sous chaque joueur\u00a0: ce que montrent ses cartes visibles, et entre quels totaux sa main peut se trouver.',
        'Au milieu\u00a0: ce que paierait chaque moitié du pot. Qui n’a pas assez de jetons pour suivre est à tapis, et le reste forme un pot annexe entre les autres.',
      ],
    ],
  ],
};

/** The words of the help in French. */
export const otherWords: Translations = { help };
