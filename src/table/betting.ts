import type { Seat } from '../engine/rules.js';

/** A seat in a betting round. */
export interface BettingSeat {
  /** Chips that it still can put in. */
  readonly chips: number;
  /** Chips put in in this round. */
  readonly bet: number;
  /** Whether it competes: it has not folded. */
  readonly isIn: boolean;
  /** Whether it acted since the last bet or full raise. */
  readonly acted: boolean;
}

/** What bets are held to. */
export interface BettingLimits {
  readonly min: number;
  readonly max: number;
  /** Raises in a round; `null` for no limit. */
  readonly maxRaises: number | null;
}

/** A betting round at a table of any game: plain data. */
export interface BettingRound {
  readonly limits: BettingLimits;
  readonly seats: readonly BettingSeat[];
  /** What stays in costs: the most that a seat has in. */
  readonly bet: number;
  readonly raises: number;
  /** Who acts; `null` once the round is over. */
  readonly turn: Seat | null;
}
