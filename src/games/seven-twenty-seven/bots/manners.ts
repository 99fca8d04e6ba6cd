import type { Temper } from '../rules/options.js';

/** How a bot bets. A strength of 0 is a fair share of the pot, and 1 is all of it. */
export interface Manner {
  /** How many times its price a call must bring. */
  readonly call: number;
  /** The least strength for a bet or a raise. */
  readonly raise: number;
  /** The fraction of the allowed amount that it bets at full strength. */
  readonly size: number;
  /** How often, in percent, it bets with any hand. */
  readonly bluff: number;
}

export const MANNERS: Readonly<Record<Temper, Manner>> = {
  cautious: { call: 1.3, raise: 0.3, size: 0.4, bluff: 0 },
  steady: { call: 1.2, raise: 0.13, size: 0.45, bluff: 2 },
  bold: { call: 1.1, raise: 0.1, size: 0.65, bluff: 5 },
};

/** The chips of a table, by seat, for judging a call. */
export interface Stakes {
  /** Chips put in during this hand. */
  readonly paid: ArrayLike<number>;
  /** Chips not yet put in. */
  readonly chips: ArrayLike<number>;
  /** 1 for a seat that is still in. */
  readonly left: ArrayLike<number>;
  /** Chips carried over from an earlier hand. */
  readonly carried: number;
}

/**
 * The chips that a stake plays for, plus half of what the remaining players still have to put in to
 * match it.
 */
export function potFor({ paid, chips, left, carried }: Stakes, stake: number): number {
  let sum = carried;
  for (let at = 0; at < paid.length; at++) {
    const matched = Math.min(paid[at]!, stake);
    sum += matched + (left[at] ? Math.min(stake - matched, chips[at]!) / 2 : 0);
  }
  return sum;
}

/** Whether a call is worth its price to a player of this manner. */
export const paysToCall = (
  equity: number,
  pot: number,
  call: number,
  { call: times }: Manner,
): boolean => equity * pot >= call * times;
