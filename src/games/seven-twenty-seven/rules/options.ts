import {
  defineOptions,
  flag,
  isOneOf,
  listOption,
  oneOf,
  option,
} from '../../../core/engine/option.js';
import type { Seat } from '../../../core/engine/rules.js';
import { amount, isChips } from '../../../core/table/chips.js';
import { SEAT_KINDS, type SeatKind } from '../../../core/table/seats.js';

export const MOST_SEATS = 10;
export const LEAST_SEATS = 2;

/** Which total is better. `scoring.ts` defines the order of each. */
export const SCORINGS = [
  'nearest',
  'over-is-bust',
  'under-beats-over',
  'over-beats-under',
  'inside-beats-outside',
  'outside-beats-inside',
] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The first cards: one up and one down, then an optional card; two down and one up; or one down and one up. */
export const DEALINGS = ['up-down', 'down-down-up', 'down-up'] as const;
export type Dealing = (typeof DEALINGS)[number];

/** Whether further cards are dealt face down or face up. */
export const DRAWS = ['down', 'up'] as const;
export type Draw = (typeof DRAWS)[number];

export const DECLARES = ['none', 'simultaneous', 'sequential'] as const;
export type Declare = (typeof DECLARES)[number];

/** The number of consecutive stands that freezes a hand; 0 for never. */
export const FREEZES = [0, 2, 3] as const;
export type Freeze = (typeof FREEZES)[number];

/** Whether a ten counts ten points, or half a point as court cards do. */
export const TENS = ['face', 'half'] as const;
export type Tens = (typeof TENS)[number];

/** What limits a bet or a raise. */
export const LIMITS = ['range', 'half-pot', 'pot'] as const;
export type Limit = (typeof LIMITS)[number];

/** Who opens a betting round. */
export const OPENS = ['dealers-left', 'best-up-card'] as const;
export type Opens = (typeof OPENS)[number];

/** Whether a hand of 5-A-A counts as any other 7 and 27, or beats all hands. */
export const FIVE_ACE_ACES = ['counted', 'beats-all'] as const;
export type FiveAceAce = (typeof FIVE_ACE_ACES)[number];

/** What a player gets who wins one half alone and ties for the other. */
export const WIN_AND_TIES = ['shared', 'three-quarters'] as const;
export type WinAndTie = (typeof WIN_AND_TIES)[number];

/** What is carried over to the next hand: nothing; pots that nobody can win as declared; or also such halves. */
export const CARRIES = ['none', 'pot', 'half'] as const;
export type Carry = (typeof CARRIES)[number];

/** How a bot plays. */
export const TEMPERS = ['cautious', 'steady', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The options of one hand. Seats are numbered clockwise: the next one is to the left. */
export interface Seven27Options {
  readonly kinds: readonly SeatKind[];
  /** Chips by seat, before the ante; `null` for an open seat. */
  readonly stacks: readonly (number | null)[];
  /** By seat; `null` for a seat without a bot. */
  readonly tempers: readonly (Temper | null)[];
  readonly dealer: Seat;
  readonly ante: number;
  readonly minBet: number;
  readonly maxBet: number;
  /** The most raises in a betting round, without the first bet; `null` for no limit. */
  readonly maxRaises: number | null;
  readonly scoring: Scoring;
  readonly dealing: Dealing;
  readonly draw: Draw;
  readonly freeze: Freeze;
  /** Whether there is one more betting round after a draw in which nobody took a card. */
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

/** The default limits of a table. */
export const SEVEN27_LIMITS = { ante: 5, minBet: 5, maxBet: 50, maxRaises: null } as const;

/** The temper of each seat's bot, taken in turn from a list; `null` for a seat without a bot. */
export function tempersOf(
  kinds: readonly SeatKind[],
  tempers: readonly Temper[],
): readonly (Temper | null)[] {
  let bots = 0;
  return kinds.map((kind) => (kind === 'bot' ? tempers[bots++ % tempers.length]! : null));
}

export const options = defineOptions<Seven27Options>({
  table: {
    kinds: listOption(['human', 'bot'], SEAT_KINDS.join(', '), (kind) => isOneOf(SEAT_KINDS, kind)),
    stacks: listOption(
      [1000, 1000],
      '0, 1, 2 …, null',
      (stack) => stack === null || isChips(stack),
    ),
    tempers: listOption(
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
    // The chips of the whole table, in one pot, must still be a safe whole number.
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
