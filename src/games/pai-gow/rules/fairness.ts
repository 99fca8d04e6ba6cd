import type { Seed } from '../../../core/cards/secure-shuffle.js';
import { type DealCheck, checkDeal } from '../../../core/table/check-deal.js';
import { cutsOf } from '../../../core/table/cuts.js';
import { dealtTo } from './deal.js';
import type { PaigowState } from './state.js';

/** What is known of a hand once its seed is revealed. */
export interface RevealedHand {
  /** As it was told before the stakes. */
  readonly commitment: string;
  readonly seed: Seed | string;
  /** The players' own words, by seat; those of the state where they are not given. */
  readonly cuts?: readonly string[];
  /** The hand that is over, or what anybody sees of it. */
  readonly state: PaigowState;
}

/** Computes a hand anew, and says step by step whether it is what was promised. */
export const checkHand = ({ commitment, seed, cuts, state }: RevealedHand): DealCheck =>
  checkDeal(commitment, seed, cuts ?? cutsOf(state), dealtTo(state), state.options.dice);
