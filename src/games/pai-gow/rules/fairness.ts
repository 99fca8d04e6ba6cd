import type { Seed } from '../../../core/cards/secure-shuffle.js';
import { type DealCheck, checkDeal } from '../../../core/table/check-deal.js';
import { cutsOf } from '../../../core/table/cuts.js';
import { dealtTo } from './deal.js';
import type { PaigowState } from './state.js';

/** A finished hand whose seed has been revealed. */
export interface RevealedHand {
  /** The commitment that was published before the stakes. */
  readonly commitment: string;
  readonly seed: Seed | string;
  /** The texts that the players cut with, by seat. If omitted, they are read from the state. */
  readonly cuts?: readonly string[];
  /** The finished hand, or what anybody may see of it. */
  readonly state: PaigowState;
}

/** Deals the hand again from its seed, and compares it with what was dealt and promised. */
export const checkHand = ({ commitment, seed, cuts, state }: RevealedHand): DealCheck =>
  checkDeal(commitment, seed, cuts ?? cutsOf(state), dealtTo(state), state.options.dice);
