import type { Translations } from '../../../locales/translations.js';
import { fr } from '../../../locales/fr/kit.js';
import { paidAtLimits, type Push } from '../rules/push.js';
import type { PaigowGuideStep } from '../rules/guide.js';
import type {
  GuideButtons,
  PaigowHelpRules,
  PaigowHelpSection,
  PaigowHelpWords,
} from './en-help.js';

/** What there is in place of the commission. */
const PUSHES: Readonly<Record<Push, readonly string[]>> = {
  none: [],
  'queen-high': [
    'Il n’y a pas de commission. Mais si le donneur n’a rien de mieux qu’une dame dans ses sept cartes, toutes les mises sont rendues.',
  ],
  'ace-high': [
    'Il n’y a pas de commission. Mais si le donneur n’a rien de mieux qu’un as dans ses sept cartes, toutes les mises sont rendues.',
  ],
  'nine-front': [
    'Il n’y a pas de commission. Mais si la main basse du donneur est un neuf et une carte plus petite, toutes les mises sont rendues.',
  ],
};

function payment(rules: PaigowHelpRules): readonly string[] {
  const paid = paidAtLimits(rules).map(
    ([stake, pays]) => `${fr.number(stake)} paie ${fr.number(pays)}`,
  );
  return [
    rules.commission === 0
      ? 'Un gain paie autant que votre mise.'
      : `Un gain paie la mise moins ${rules.commission}\u00a0% de commission, arrondie au-dessus\u00a0: ${paid.join(', ')}.`,
    ...PUSHES[rules.pushOn],
    rules.offer
      ? 'Avant les mises, la banque est proposée à un joueur après l’autre. Qui la prend donne, et ne couvre que les jetons qu’il a\u00a0; si personne ne la prend, la maison donne et couvre toutes les mises.'
      : rules.house
        ? 'La maison donne, et couvre toutes les mises.'
        : 'Les joueurs donnent à tour de rôle. Le donneur ne couvre que les jetons qu’il a\u00a0; le reste d’une mise est rendu.',
  ];
}

const fortune = ({ bonus, envyMin }: PaigowHelpRules): readonly PaigowHelpSection[] =>
  bonus === 'none'
    ? []
    : [
        [
          'Fortune',
          [
            'Un pari annexe sur vos sept cartes telles qu’elles sont données, quoi que vous composiez et quoi qu’ait le donneur. «\u00a0Gains\u00a0», à côté de la mise, en montre les lignes.',
            `À partir de ${fr.number(envyMin)}, il paie aussi quand un autre joueur a une main rare\u00a0: c’est l’Envy.`,
          ],
        ],
      ];

/** What the two hands are made for, and how. */
const hands = (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
  [
    'Ce qui gagne',
    [
      'De sept cartes vous faites deux mains\u00a0: une haute de cinq et une basse de deux. Chacune est comparée à celle du donneur.',
      'Si les deux gagnent, vous gagnez votre mise\u00a0; si les deux perdent, vous la perdez. Une de chaque\u00a0: égalité, aucun jeton ne bouge.',
    ],
    'set',
  ],
  [
    'Haute et basse',
    [
      'En main basse, une paire bat deux autres cartes quelconques\u00a0; les quintes et les couleurs n’y comptent pas.',
      `La main haute doit être plus forte que la basse. Sinon c’est une faute\u00a0: ${
        rules.foul === 'lose' ? 'les deux mains sont perdues.' : 'la table la refuse.'
      }`,
    ],
    'foul',
  ],
];

/** What a new player is told, step by step. */
const guide = ({
  deal,
  set,
  'house-way': house,
}: GuideButtons): Readonly<Record<PaigowGuideStep, string>> => ({
  bank: 'La banque vous est proposée. Qui la prend donne cette main et joue contre tous les autres. Passez-la si vous préférez miser.',
  stake: `Mettez votre mise dans le cercle avec les jetons, puis appuyez sur «\u00a0${deal}\u00a0».`,
  choose: `Appuyez sur deux cartes pour la main basse. Les cinq autres doivent être plus fortes. «\u00a0${house}\u00a0» les pose pour vous.`,
  foul: 'La main basse est plus forte que la haute\u00a0: c’est une faute. Appuyez sur une de ses cartes pour la reprendre.',
  set: `C’est valable. Sous chaque main vous voyez ce qu’elle est. Appuyez sur «\u00a0${set}\u00a0».`,
  wait: 'Les autres jouent\u00a0: regardez leurs places.',
  out: 'Vous n’êtes pas dans cette main. Le guide reprend à la suivante.',
  reveal: 'Regardez\u00a0: d’abord les mains du donneur, puis celles de chaque joueur.',
  win: 'Vos deux mains battent celles du donneur\u00a0: vous gagnez votre mise.',
  push: 'Une main bat celle du donneur, l’autre non\u00a0: égalité, votre mise revient.',
  lose: 'Aucune main ne bat celle du donneur\u00a0: vous perdez votre mise. À égalité, le donneur gagne.',
  dealt: 'Vous avez donné\u00a0: les mains des autres ont été comparées aux vôtres.',
});

/** How Pai Gow poker is played, in French. */
const paigowHelp: PaigowHelpWords = {
  region: 'Comment jouer',
  guide,
  sections: (rules) => [
    ...hands(rules),
    [
      'Ce qui est plus fort',
      ['Cinq cartes, de la meilleure combinaison à la moindre\u00a0:'],
      'kinds',
    ],
    [
      'Le joker',
      ['Il complète une quinte, une couleur ou une quinte flush\u00a0; sinon c’est un as.'],
      'joker',
    ],
    [
      'Les quintes avec un as',
      [
        rules.wheel === 'second'
          ? 'De l’as au cinq, c’est la deuxième quinte.'
          : 'De l’as au cinq, c’est la plus petite quinte.',
      ],
      'straights',
    ],
    [
      'Mains égales',
      [
        'Une main égale à celle du donneur est une copie\u00a0: le donneur la gagne. Votre autre main peut encore donner l’égalité.',
      ],
      'copy',
    ],
    ['Ce que paie un gain', payment(rules)],
    ...fortune(rules),
  ],
};

/** How Pai Gow poker is played, in French. */
export const otherWords: Translations = { paigowHelp };
