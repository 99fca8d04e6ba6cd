import type { Translations } from '../../../locales/translations.js';
import type {
  GuideButtons,
  HelpPart,
  HelpRules,
  Seven27GuideWords,
  Seven27HelpWords,
} from '../../../locales/extras/seven27-help-en.js';
import { de, times } from '../../../locales/de/kit.js';

const declaring = ({
  declare,
  winAndTie,
}: Pick<HelpRules, 'declare' | 'winAndTie'>): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `Ansage: ${declare === 'sequential' ? 'Der Reihe nach' : 'Alle zugleich'} sagt ihr, worauf ihr spielt: 7, 27 oder beides. ` +
          `Nur wer ein Ziel angesagt hat, kann es gewinnen. Wer beides ansagt, muss ${winAndTie === 'shared' ? 'beides allein gewinnen' : 'eines allein gewinnen und beim anderen wenigstens gleich gut sein'}, sonst bekommt er nichts.`,
      ];

/** The first cards. */
const DEALS: Readonly<Record<HelpRules['dealing'], string>> = {
  'up-down':
    'Geben: Alle bekommen eine offene und eine verdeckte Karte und dürfen eine dritte nehmen.',
  'down-down-up': 'Geben: Alle bekommen zwei verdeckte Karten und eine offene.',
  'down-up': 'Geben: Alle bekommen eine verdeckte und eine offene Karte.',
};

/** How a hand goes, by the rules of the table. */
function courseOf(rules: HelpRules): readonly string[] {
  const { ante, minBet, maxBet, maxRaises, limit, opens, dealing, draw, freeze, lastBet } = rules;
  const most = { range: de.number(maxBet), pot: 'zum ganzen Pot', 'half-pot': 'zum halben Pot' };
  const limits = `${de.number(minBet)} bis ${most[limit]}`;
  const raises = maxRaises === null ? '' : ` (höchstens ${times(maxRaises)} je Setzrunde)`;
  return [
    `Ante: Wer mitspielt, zahlt ${de.number(ante)} in den Pot.`,
    DEALS[dealing],
    `Setzen: Schieb umsonst oder setz ${limits}. Sobald jemand gesetzt hat: geh mit, erhöh um ${limits}${raises} oder pass und scheide aus.${opens === 'best-up-card' ? ' Wessen offene Karten am meisten zählen, beginnt (Ass als 1).' : ''}`,
    `Weitere Karten: Reihum nimmt jeder eine ${draw === 'up' ? 'offene' : 'verdeckte'} oder bleibt. ` +
      (freeze
        ? `Wer ${times(freeze)} in Folge bleibt, bekommt keine mehr.`
        : 'Wer bleibt, darf beim nächsten Mal trotzdem eine nehmen.'),
    `Solange jemand eine nimmt, wird wieder gesetzt und genommen.${lastBet ? ' Danach wird ein letztes Mal gesetzt.' : ''}`,
    ...declaring(rules),
    'Aufdecken: Wer noch dabei ist, zeigt seine Karten, und jede Hälfte wird ausgezahlt. Gleiche Hände teilen sich ihre.',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring, carry }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'Über 27, selbst mit jedem Ass als 1, bist du sofort aus der Runde, und deine Chips bleiben im Pot.',
        ...(carry === 'half'
          ? []
          : [
              'Liegt niemand bei 7 oder darunter, bekommt der Gewinner der 27er-Hälfte beide Hälften.',
            ]),
      ]
    : [];

/** What else decides who wins, by the rules of the house. */
const houseText = ({ fiveAceAce, winAndTie, carry }: HelpRules): readonly string[] => [
  ...(fiveAceAce === 'beats-all'
    ? ['5-A-A schlägt jede andere Hand, auch andere, die 7 und 27 ergeben.']
    : []),
  ...(winAndTie === 'three-quarters'
    ? ['Wer eine Hälfte allein gewinnt und sich die andere teilt, bekommt drei Viertel des Pots.']
    : []),
  ...(carry === 'pot'
    ? ['Kann niemand wie angesagt gewinnen, bleibt der Pot für die nächste Runde liegen.']
    : []),
  ...(carry === 'half'
    ? ['Eine Hälfte, die niemand gewinnen kann, bleibt für die nächste Runde im Pot.']
    : []),
];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10, ' : ''}J, Q und K (Bube, Dame, König): ein halber Punkt, ½.`,
  `2 bis ${half ? 9 : 10}: was aufgedruckt ist.`,
  'Ass: 1 oder 11, jedes für sich und für jedes Ziel so, wie es besser ist.',
  'So ist 5-A-A sowohl 5 + 1 + 1 = 7 als auch 5 + 11 + 11 = 27: beides genau.',
];

/** What a new player is told, step by step. */
const guide = ({ ante, take, stand, check, call, fold }: GuideButtons): Seven27GuideWords => ({
  ante: `Drück „${ante}“, um Karten zu bekommen. Die Chips gehen in den Pot: eine Hälfte für die Hand am nächsten bei 7, eine für die bei 27.`,
  draw: `Neben deinen Karten steht, wie weit es bis 7 und bis 27 ist. Weit von beiden? „${take}“. Nah an einer? „${stand}“.`,
  check: `Niemand hat gesetzt. „${check}“ kostet nichts; mit einer guten Hand setz, damit die anderen zahlen müssen.`,
  call: `Jemand hat gesetzt. Bist du nah an 7 oder 27, bleibst du mit „${call}“ dabei; sonst gibst du mit „${fold}“ auf.`,
  declare:
    'Sag, welche Hälfte du willst. Nur was du ansagst, kannst du gewinnen, und bei beiden musst du beide gewinnen.',
  wait: 'Die anderen sind dran. Unter jedem Platz steht, was die offenen Karten zeigen.',
  out: 'Du bist in dieser Runde nicht mehr dabei. Die Anleitung geht mit der nächsten weiter.',
  reveal: 'Schau: die Karten werden aufgedeckt, dann geht jede Hälfte des Pots an ihren Gewinner.',
  won: 'Du bekommst einen Teil des Pots. In der Mitte steht, wofür.',
  lost: 'Andere waren näher an 7 und an 27. In der Mitte steht, um wie viel.',
});

/** The words of the help, in German. */
export const help: Seven27HelpWords = {
  region: 'So wird gespielt',
  guide,
  parts: (aim: readonly string[], rules: HelpRules): HelpPart[] => [
    ['Was gewinnt', [...aim, ...bustText(rules), ...houseText(rules)]],
    ['Was die Karten zählen', valuesOf(rules.tens === 'half')],
    ['Eine Runde', courseOf(rules), true],
    [
      'Was du siehst',
      [
        'Neben deinen Karten: was sie im Moment für 7 und für 27 ergeben und wie viel daran fehlt.',
        'Unter jedem Platz: was die offenen Karten zeigen und wo die Hand insgesamt liegen kann.',
        'In der Mitte: was jede Hälfte des Pots einbringt. Wem zum Mitgehen die Chips fehlen, der ist all-in; um den Rest spielen die anderen in einem Nebenpot.',
      ],
    ],
  ],
};

/** The words of the help in German. */
export const otherWords: Translations = { help };
