import type { Temper } from '../rules/options.js';

/** How a bot weighs what it has. Strength is 0 for a fair share of the pot and 1 for all of it. */
export interface Manner {
  /** A call must bring so many times what it costs. */
  readonly call: number;
  /** The strength from which on it bets and raises. */
  readonly raise: number;
  /** How much of what it may bet, at full strength. */
  readonly size: number;
  /** How often in a hundred it bets where its hand doesn't say so. */
  readonly bluff: number;
}

export const MANNERS: Readonly<Record<Temper, Manner>> = {
  cautious: { call: 1.3, raise: 0.3, size: 0.4, bluff: 0 },
  steady: { call: 1.2, raise: 0.13, size: 0.45, bluff: 2 },
  bold: { call: 1.1, raise: 0.1, size: 0.65, bluff: 5 },
};
