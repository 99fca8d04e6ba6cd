import type { Translations } from '../../../locales/translations.js';
import { de } from '../../../locales/de/kit.js';
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
    'Es gibt keine Kommission. Hat der Dealer aber in allen sieben Karten nichts Besseres als eine Dame, kommt jeder Einsatz zurück.',
  ],
  'ace-high': [
    'Es gibt keine Kommission. Hat der Dealer aber in allen sieben Karten nichts Besseres als ein Ass, kommt jeder Einsatz zurück.',
  ],
  'nine-front': [
    'Es gibt keine Kommission. Hat der Dealer aber vorn eine Neun und eine kleinere Karte, kommt jeder Einsatz zurück.',
  ],
};

function payment(rules: PaigowHelpRules): readonly string[] {
  const paid = paidAtLimits(rules).map(
    ([stake, pays]) => `${de.number(stake)} bringen ${de.number(pays)}`,
  );
  return [
    rules.commission === 0
      ? 'Ein Gewinn bringt so viel, wie du gesetzt hast.'
      : `Ein Gewinn bringt den Einsatz abzüglich ${rules.commission} % Kommission, aufgerundet: ${paid.join(', ')}.`,
    ...PUSHES[rules.pushOn],
    rules.offer
      ? 'Vor den Einsätzen wird die Bank reihum angeboten. Wer sie nimmt, gibt und deckt nur so viele Chips, wie er hat; nimmt sie niemand, gibt das Haus und deckt jeden Einsatz.'
      : rules.house
        ? 'Das Haus gibt und deckt jeden Einsatz.'
        : 'Die Spieler geben reihum. Wer gibt, deckt nur so viele Chips, wie er hat; der Rest eines Einsatzes kommt zurück.',
  ];
}

const fortune = ({ bonus, envyMin }: PaigowHelpRules): readonly PaigowHelpSection[] =>
  bonus === 'none'
    ? []
    : [
        [
          'Fortune',
          [
            'Eine Nebenwette auf deine sieben Karten, wie sie gegeben werden, egal wie du legst und was der Dealer hat. „Auszahlung“ neben dem Einsatz zeigt die Linien.',
            `Ab einem Einsatz von ${de.number(envyMin)} zahlt sie auch, wenn jemand anders eine seltene Hand hat: das ist Envy.`,
          ],
        ],
      ];

/** What the two hands are made for, and how. */
const hands = (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
  [
    'Was gewinnt',
    [
      'Aus sieben Karten machst du zwei Hände: fünf hinten, zwei vorn. Jede wird mit der des Dealers verglichen.',
      'Gewinnen beide, gewinnst du deinen Einsatz; verlieren beide, verlierst du ihn. Eine gewonnen, eine verloren: remis, kein Chip bewegt sich.',
    ],
    'set',
  ],
  [
    'Vorn und hinten',
    [
      'Vorn schlägt ein Paar zwei beliebige andere Karten; Straßen und Flushs zählen dort nicht.',
      `Die fünf hinten müssen höher sein als die zwei vorn. Sonst ist das ungültig: ${
        rules.foul === 'lose' ? 'beide Hände verlieren.' : 'der Tisch nimmt es nicht an.'
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
  bank: 'Die Bank wird dir angeboten. Wer sie nimmt, gibt diese Runde und spielt gegen alle anderen. Gib sie weiter, wenn du lieber setzt.',
  stake: `Leg mit den Chips deinen Einsatz in den Kreis und drück dann „${deal}“.`,
  choose: `Drück zwei Karten für vorn. Die fünf hinten müssen höher sein. „${house}“ legt sie für dich.`,
  foul: 'Die zwei vorn sind höher als die fünf hinten: ungültig. Drück eine davon, um sie zurückzunehmen.',
  set: `So ist es gültig. Unter jeder Ablage steht, was die Hand ist. Drück „${set}“.`,
  wait: 'Die anderen sind dran: schau auf ihre Plätze.',
  out: 'Du bist in dieser Runde nicht dabei. Die Anleitung geht mit der nächsten weiter.',
  reveal: 'Schau: erst die Hände des Dealers, dann daneben die der Spieler.',
  win: 'Beide Hände schlagen die des Dealers: du gewinnst deinen Einsatz.',
  push: 'Eine Hand schlägt die des Dealers, die andere nicht: remis, dein Einsatz kommt zurück.',
  lose: 'Keine Hand schlägt die des Dealers: du verlierst deinen Einsatz. Gleiche Hände gehören dem Dealer.',
  dealt: 'Du hast gegeben: die Hände der anderen wurden mit deinen verglichen.',
});

/** How Pai Gow poker is played, in German. */
const paigowHelp: PaigowHelpWords = {
  region: 'So wird gespielt',
  guide,
  sections: (rules) => [
    ...hands(rules),
    ['Was höher ist', ['Fünf Karten, von der besten Art abwärts:'], 'kinds'],
    [
      'Der Joker',
      ['Er ergänzt eine Straße, einen Flush oder einen Straight Flush; sonst ist er ein Ass.'],
      'joker',
    ],
    [
      'Straßen mit Ass',
      [
        rules.wheel === 'second'
          ? 'Ass bis Fünf ist die zweithöchste Straße.'
          : 'Ass bis Fünf ist die niedrigste Straße.',
      ],
      'straights',
    ],
    [
      'Gleiche Hände',
      [
        'Ist eine Hand gleich der des Dealers, gewinnt der Dealer sie. Mit deiner anderen Hand kann es noch remis werden.',
      ],
      'copy',
    ],
    ['Was ein Gewinn bringt', payment(rules)],
    ...fortune(rules),
  ],
};

/** How Pai Gow poker is played, in German. */
export const otherWords: Translations = { paigowHelp };
