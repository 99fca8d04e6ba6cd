import { numberText } from '../../../locales/table-en.js';
import { paidAtLimits, type Push } from '../rules/push.js';
import type { PaigowGuideStep } from '../rules/guide.js';
import type { PaigowOptions } from '../rules/options.js';

/** The rules that the help tells of. */
export type PaigowHelpRules = Pick<
  PaigowOptions,
  | 'wheel'
  | 'foul'
  | 'commission'
  | 'pushOn'
  | 'minBet'
  | 'maxBet'
  | 'house'
  | 'offer'
  | 'bonus'
  | 'envyMin'
>;

/** What a section is shown by. */
export type PaigowExample = 'set' | 'foul' | 'kinds' | 'joker' | 'straights' | 'copy';

/** A heading, what is under it, and cards that show it. */
export type PaigowHelpSection = readonly [
  title: string,
  lines: readonly string[],
  example?: PaigowExample,
];

/** What there is in place of the commission. */
const PUSHES: Readonly<Record<Push, readonly string[]>> = {
  none: [],
  'queen-high': [
    'There is no commission. But where the dealer has nothing better than a queen in all seven cards, every stake comes back.',
  ],
  'ace-high': [
    'There is no commission. But where the dealer has nothing better than an ace in all seven cards, every stake comes back.',
  ],
  'nine-front': [
    'There is no commission. But where the dealer has a nine and a lower card in front, every stake comes back.',
  ],
};

function payment(rules: PaigowHelpRules): readonly string[] {
  const { commission, house, offer } = rules;
  const paid = paidAtLimits(rules).map(
    ([stake, pays]) => `${numberText(stake)} pays ${numberText(pays)}`,
  );
  return [
    commission === 0
      ? 'A win pays as much as you staked.'
      : `A win pays the stake less ${commission} % commission, which is rounded up: ${paid.join(', ')}.`,
    ...PUSHES[rules.pushOn],
    offer
      ? 'Before the stakes the bank is offered to one player after the other. Who takes it deals, and covers no more chips than they have; where nobody takes it the house deals, and covers every stake.'
      : house
        ? 'The house deals, and covers every stake.'
        : 'Players deal in turn. A dealer covers no more chips than they have; the rest of a stake comes back.',
  ];
}

const fortune = ({ bonus, envyMin }: PaigowHelpRules): readonly PaigowHelpSection[] =>
  bonus === 'none'
    ? []
    : [
        [
          'Fortune',
          [
            'A side bet on your seven cards as they are dealt, however you set them and whatever the dealer has. “What it pays” beside the stake lists its lines.',
            `From a bet of ${numberText(envyMin)} on it also pays when another player has a rare hand: that is envy.`,
          ],
        ],
      ];

/** What the two hands are made for, and how. */
const hands = (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
  [
    'What wins',
    [
      'Of seven cards you make two hands: five behind and two in front. Each is compared with the dealer’s.',
      'If both win, you win your stake; if both lose, you lose it. One of each is a push: no chip moves.',
    ],
    'set',
  ],
  [
    'Front and back',
    [
      'In front a pair beats any two other cards; straights and flushes do not count there.',
      `The five behind must rank higher than the two in front. Else the set is a foul: ${
        rules.foul === 'lose' ? 'both hands lose.' : 'the table does not take it.'
      }`,
    ],
    'foul',
  ],
];

/** What the buttons are called that a new player is to press. */
export type GuideButtons = Readonly<Record<'deal' | 'set' | 'house-way', string>>;

/** What a new player is told, step by step. */
const guide = ({
  deal,
  set,
  'house-way': house,
}: GuideButtons): Readonly<Record<PaigowGuideStep, string>> => ({
  bank: 'The bank is offered to you. Who takes it deals this hand and plays against all others. Pass it on, if you would rather bet.',
  stake: `Put your stake into the circle with the chips, then press “${deal}”.`,
  choose: `Press two cards for the front. The five that stay behind must rank higher. “${house}” lays them for you.`,
  foul: 'The two in front rank higher than the five behind: a foul. Press one of them to take it back.',
  set: `This stands. Below each tray you see what the hand is. Press “${set}”.`,
  wait: 'The others are to act: look at their seats.',
  out: 'You are out of this hand. The guide goes on with the next one.',
  reveal: 'Look: first the dealer’s hands, then each player’s beside them.',
  win: 'Both your hands beat the dealer’s, so you win your stake.',
  push: 'One hand beat the dealer’s and one did not: a push, and your stake comes back.',
  lose: 'Neither hand beat the dealer’s, so you lose your stake. Equal hands are the dealer’s.',
  dealt: 'You dealt: the others’ hands were compared with yours.',
});

/** How Pai Gow poker is played, in English. */
export const paigowHelpEn = {
  region: 'How to play',
  guide,
  sections: (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
    ...hands(rules),
    ['What ranks higher', ['Five cards, from the best kind down:'], 'kinds'],
    [
      'The joker',
      ['It completes a straight, a flush or a straight flush; else it is an ace.'],
      'joker',
    ],
    [
      'Straights with an ace',
      [
        rules.wheel === 'second'
          ? 'Ace to five is the second-highest straight.'
          : 'Ace to five is the lowest straight.',
      ],
      'straights',
    ],
    [
      'Copies',
      [
        'A hand that equals the dealer’s is a copy: the dealer wins it. Your other hand can still make it a push.',
      ],
      'copy',
    ],
    ['What a win pays', payment(rules)],
    ...fortune(rules),
  ],
};

export type PaigowHelpWords = typeof paigowHelpEn;
