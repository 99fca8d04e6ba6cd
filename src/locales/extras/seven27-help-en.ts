import { numberText } from '../table-en.js';

/** The rules that a table of Seven Twenty-Seven goes by, as far as its help tells of them. */
export interface HelpRules {
  readonly ante: number;
  readonly minBet: number;
  readonly maxBet: number;
  readonly maxRaises: number | null;
  readonly dealing: 'up-down' | 'down-down-up' | 'down-up';
  readonly draw: 'down' | 'up';
  readonly freeze: number;
  readonly lastBet: boolean;
  readonly declare: 'none' | 'simultaneous' | 'sequential';
  readonly tens: 'face' | 'half';
  readonly scoring: string;
  readonly limit: 'range' | 'half-pot' | 'pot';
  readonly opens: 'dealers-left' | 'best-up-card';
  readonly fiveAceAce: 'counted' | 'beats-all';
  readonly winAndTie: 'shared' | 'three-quarters';
  readonly carry: 'none' | 'pot' | 'half';
}

type Declaring = Pick<HelpRules, 'declare' | 'winAndTie'>;

/** A heading, and what is under it; with `steps` one after the other. */
export type HelpPart = readonly [title: string, lines: readonly string[], steps?: boolean];

const declaring = ({ declare, winAndTie }: Declaring): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `Declare: ${declare === 'sequential' ? 'one after the other' : 'all together'} you say what you go for, 7, 27 or both. ` +
          `Only who declared a target can win it. Who declared both must ${winAndTie === 'shared' ? 'win both alone' : 'win one alone and at least tie for the other'}, or wins nothing.`,
      ];

/** The first cards. */
const DEALS: Readonly<Record<HelpRules['dealing'], string>> = {
  'up-down': 'Deal: each gets a card face up and one face down, and may take a third.',
  'down-down-up': 'Deal: each gets two cards face down and one face up.',
  'down-up': 'Deal: each gets one card face down and one face up.',
};

/** How a hand goes, by the rules of the table. */
function courseOf(rules: HelpRules): readonly string[] {
  const { ante, minBet, maxBet, maxRaises, limit, opens, dealing, draw, freeze, lastBet } = rules;
  const most = { range: numberText(maxBet), pot: 'the whole pot', 'half-pot': 'half of the pot' };
  const limits = `${numberText(minBet)} to ${most[limit]}`;
  const raises = maxRaises === null ? '' : ` (${maxRaises} times a round at most)`;
  return [
    `Ante: everyone who plays puts in ${numberText(ante)}.`,
    DEALS[dealing],
    `Bet: check for nothing, or bet ${limits}. Once somebody has: call it, raise it by ${limits}${raises}, or fold and be out.${opens === 'best-up-card' ? ' Whose open cards come to most begins, each ace as 1.' : ''}`,
    `Extra cards: each takes one face ${draw}, or stands. ` +
      (freeze
        ? `${freeze} stands in a row, and you get no more.`
        : 'Who stands may still take one the next time.'),
    `As long as somebody takes one, you bet again and draw again.${lastBet ? ' Then comes a last bet.' : ''}`,
    ...declaring(rules),
    'Show: all who are in turn their cards up, and each half is paid. Equal hands share theirs.',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring, carry }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'Above 27 with each ace as 1 you are out of the hand at once, and your chips stay in the pot.',
        ...(carry === 'half'
          ? []
          : ['Where nobody is at 7 or below, the winner of the 27 half has both halves.']),
      ]
    : [];

/** What else decides who wins, by the rules of the house. */
const houseText = ({ fiveAceAce, winAndTie, carry }: HelpRules): readonly string[] => [
  ...(fiveAceAce === 'beats-all'
    ? ['5-A-A beats every other hand, also others that come to 7 and 27.']
    : []),
  ...(winAndTie === 'three-quarters'
    ? ['Who wins one half alone and ties for the other has three quarters of the pot.']
    : []),
  ...(carry === 'pot'
    ? ['Where nobody can win as declared, the pot stays for the next hand.']
    : []),
  ...(carry === 'half' ? ['A half that nobody can win stays in the pot for the next hand.'] : []),
];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10, ' : ''}J, Q and K: half a point, ½.`,
  `2 to ${half ? 9 : 10}: what is printed on them.`,
  'Ace: 1 or 11. Each by itself, and for each target as is best.',
  'So 5-A-A is 5 + 1 + 1 = 7 and 5 + 11 + 11 = 27: exactly both.',
];

/** What the buttons are called that a new player is to press. */
export type GuideButtons = Readonly<
  Record<'ante' | 'take' | 'stand' | 'check' | 'call' | 'fold', string>
>;

/** What is told at each step of a guided hand. */
export type Seven27GuideWords = Readonly<
  Record<
    ('ante' | 'draw' | 'check' | 'call' | 'declare') | ('wait' | 'out' | 'reveal' | 'won' | 'lost'),
    string
  >
>;

/** What a new player is told, step by step. */
const guide = ({ ante, take, stand, check, call, fold }: GuideButtons): Seven27GuideWords => ({
  ante: `Press “${ante}” to get cards. It goes into the pot: half for the hand nearest 7, half for the nearest 27.`,
  draw: `Beside your cards you see how far they are from 7 and from 27. Far from both? “${take}”. Close to one? “${stand}”.`,
  check: `Nobody has bet. “${check}” costs nothing; with a good hand bet, so that the others must pay.`,
  call: `Somebody bet. If you are near 7 or 27, “${call}” keeps you in; if not, “${fold}” gives up the pot.`,
  declare:
    'Say which half you go for. Only what you declare can be won, and both must both be won.',
  wait: 'The others are to act. Under each seat you see what its open cards show.',
  out: 'You are out of this hand. The guide goes on with the next one.',
  reveal: 'Look: the cards turn up, then each half of the pot goes to its winner.',
  won: 'You have a part of the pot. In the middle it says for what.',
  lost: 'Others were nearer to 7 and to 27. In the middle it says by how much.',
});

/** The words of the help; `aim` is told in the same words as on the table. */
export const seven27HelpEn = {
  region: 'How to play',
  guide,
  parts: (aim: readonly string[], rules: HelpRules): HelpPart[] => [
    ['What wins', [...aim, ...bustText(rules), ...houseText(rules)]],
    ['What cards count', valuesOf(rules.tens === 'half')],
    ['A hand', courseOf(rules), true],
    [
      'What you see',
      [
        'Beside your cards: what they come to for 7 and for 27 now, and how far that is off.',
        'Under each seat: what its open cards show, and from where to where the hand may reach.',
        'In the middle: what each half of the pot would pay. Who has too few chips to call is all in, and the rest is a side pot of the others.',
      ],
    ],
  ],
};

export type Seven27HelpWords = typeof seven27HelpEn;
