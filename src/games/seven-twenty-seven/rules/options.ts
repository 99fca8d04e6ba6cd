import {
  defineOptions,
  flag,
  isOneOf,
  listOf,
  oneOf,
  option,
} from '../../../core/engine/option.js';
import type { Seat } from '../../../core/engine/rules.js';
import { amount, isChips } from '../../../core/table/chips.js';
import { SEAT_KINDS, type SeatKind } from '../../../core/table/seats.js';

export const MOST_SEATS = 10;
export const LEAST_SEATS = 2;

/** Which total is better; `scoring.ts` has the order that each stands for. */
export const SCORINGS = [
  'nearest',
  'over-is-bust',
  'under-beats-over',
  'over-beats-under',
  'inside-beats-outside',
  'outside-beats-inside',
] as const;
export type Scoring = (typeof SCORINGS)[number];

/** One up and one down, and a further card for who wants one; two down and one up; one of each. */
export const DEALINGS = ['up-down', 'down-down-up', 'down-up'] as const;
export type Dealing = (typeof DEALINGS)[number];

/** How extra cards are dealt. */
export const DRAWS = ['down', 'up'] as const;
export type Draw = (typeof DRAWS)[number];

export const DECLARES = ['none', 'simultaneous', 'sequential'] as const;
export type Declare = (typeof DECLARES)[number];

/** After how many stands in a row a hand is frozen; 0 for never. */
export const FREEZES = [0, 2, 3] as const;
export type Freeze = (typeof FREEZES)[number];

/** Whether tens count ten, or half a point as courts do. */
export const TENS = ['face', 'half'] as const;
export type Tens = (typeof TENS)[number];

/** What the most is that may be bet, or raised by. */
export const LIMITS = ['range', 'half-pot', 'pot'] as const;
export type Limit = (typeof LIMITS)[number];

/** Who begins a betting round. */
export const OPENS = ['dealers-left', 'best-up-card'] as const;
export type Opens = (typeof OPENS)[number];

/** Whether a hand of 5-A-A is 7 and 27 as others are, or beats them all. */
export const FIVE_ACE_ACES = ['counted', 'beats-all'] as const;
export type FiveAceAce = (typeof FIVE_ACE_ACES)[number];

/** What who wins a half alone has of the other where several tie for it. */
export const WIN_AND_TIES = ['shared', 'three-quarters'] as const;
export type WinAndTie = (typeof WIN_AND_TIES)[number];

/** What stays for the next hand: pots that nobody can win as declared; halves that nobody can win. */
export const CARRIES = ['none', 'pot', 'half'] as const;
export type Carry = (typeof CARRIES)[number];

/** How a bot plays. */
export const TEMPERS = ['cautious', 'steady', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What is settled before a hand. Seats are numbered clockwise: the next one is to the left. */
export interface Seven27Options {
  readonly kinds: readonly SeatKind[];
  /** Chips by seat, before the ante; `null` for an open seat. */
  readonly stacks: readonly (number | null)[];
  /** By seat; `null` where no bot sits. */
  readonly tempers: readonly (Temper | null)[];
  readonly dealer: Seat;
  readonly ante: number;
  readonly minBet: number;
  readonly maxBet: number;
  /** Raises in a betting round, the bet not counted; `null` for no limit. */
  readonly maxRaises: number | null;
  readonly scoring: Scoring;
  readonly dealing: Dealing;
  readonly draw: Draw;
  readonly freeze: Freeze;
  /** Whether there is one more betting round once nobody took a card. */
  readonly lastBet: boolean;
  readonly declare: Declare;
  readonly tens: Tens;
  readonly limit: Limit;
  readonly opens: Opens;
  readonly fiveAceAce: FiveAceAce;
  readonly winAndTie: WinAndTie;
  readonly carry: Carry;
  /** Chips that were carried over to this hand. */
  readonly carried: number;
}

/** What a table has unless it sets something else. */
export const SEVEN27_LIMITS = { ante: 5, minBet: 5, maxBet: 50, maxRaises: null } as const;

/** The tempers of the bots, in turn those of a list; `null` for every other seat. */
export function tempersOf(
  kinds: readonly SeatKind[],
  tempers: readonly Temper[],
): readonly (Temper | null)[] {
  let bots = 0;
  return kinds.map((kind) => (kind === 'bot' ? tempers[bots++ % tempers.length]! : null));
}

export const options = defineOptions<Seven27Options>({
  table: {
    kinds: listOf(['human', 'bot'], SEAT_KINDS.join(', '), (kind) => isOneOf(SEAT_KINDS, kind)),
    stacks: listOf([1000, 1000], '0, 1, 2 …, null', (stack) => stack === null || isChips(stack)),
    tempers: listOf(
      ({ kinds }) => tempersOf(kinds, ['steady']),
      TEMPERS.join(', '),
      (one) => one === null || isOneOf(TEMPERS, one),
    ),
    dealer: option(0, `0–${MOST_SEATS - 1}`, (given) => isChips(given) && given < MOST_SEATS),
    ante: amount(SEVEN27_LIMITS.ante, 1),
    minBet: amount(SEVEN27_LIMITS.minBet, 1),
    maxBet: amount(SEVEN27_LIMITS.maxBet, 1),
    maxRaises: option<number | null>(
      SEVEN27_LIMITS.maxRaises,
      '0, 1, 2 …, null',
      (given) => given === null || isChips(given),
    ),
    limit: oneOf(LIMITS),
    carried: option(0, '0, 1, 2 …', isChips),
  },
  rules: {
    scoring: oneOf(SCORINGS),
    dealing: oneOf(DEALINGS),
    draw: oneOf(DRAWS),
    freeze: oneOf(FREEZES),
    lastBet: flag(false),
    declare: oneOf(DECLARES),
    tens: oneOf(TENS),
    opens: oneOf(OPENS),
    fiveAceAce: oneOf(FIVE_ACE_ACES),
    winAndTie: oneOf(WIN_AND_TIES),
    carry: oneOf(CARRIES),
  },
  together: [
    [
      'kinds',
      `${LEAST_SEATS}–${MOST_SEATS}`,
      ({ kinds: { length } }) => length >= LEAST_SEATS && length <= MOST_SEATS,
    ],
    ['dealer', 'human, bot', ({ kinds, dealer }) => (kinds[dealer] ?? 'open') !== 'open'],
    [
      'stacks',
      '0, 1, 2 …, null',
      ({ kinds, stacks }) =>
        stacks.length === kinds.length &&
        kinds.every((kind, seat) => (stacks[seat] === null) === (kind === 'open')),
    ],
    ['stacks', '1 …', ({ stacks }) => stacks.filter(Boolean).length >= LEAST_SEATS],
    // All chips of the table in one pot are still a whole number.
    [
      'stacks',
      `… ${Number.MAX_SAFE_INTEGER}`,
      ({ stacks, carried }) =>
        isChips(stacks.reduce<number>((sum, stack) => sum + (stack ?? 0), carried)),
    ],
    [
      'tempers',
      TEMPERS.join(', '),
      ({ kinds, tempers }) =>
        tempers.length === kinds.length &&
        kinds.every((kind, seat) => (tempers[seat] === null) === (kind !== 'bot')),
    ],
    ['maxBet', 'minBet …', ({ minBet, maxBet }) => minBet <= maxBet],
  ],
});
