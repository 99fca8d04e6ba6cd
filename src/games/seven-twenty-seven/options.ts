import type { Seat } from '../../engine/rules.js';
import type { SeatKind } from '../../table/seats.js';

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

/** One up and one down, and a further card for who wants one; or two down and one up. */
export const DEALINGS = ['up-down', 'down-down-up'] as const;
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
}
