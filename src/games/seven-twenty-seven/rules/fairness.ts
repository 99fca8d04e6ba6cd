import { DECK_SIZE } from '../../../core/cards/card.js';
import type { Seed } from '../../../core/cards/secure-shuffle.js';
import { type DealCheck, checkDeal } from '../../../core/table/check-deal.js';
import { cutsOf } from '../../../core/table/cuts.js';
import { dealtTo } from './deal.js';
import type { Seven27State } from './state.js';

/** A hand whose seed is revealed. */
export interface RevealedHand {
  /** The commitment published before the antes. */
  readonly commitment: string;
  readonly seed: Seed | string;
  /** The players' cut texts, by seat. Default: those in the state. */
  readonly cuts?: readonly string[];
  /** The finished hand, or a view of it. */
  readonly state: Seven27State;
}

/** Computes the deal again, and checks step by step that it matches the commitment. */
export const checkHand = ({ commitment, seed, cuts, state }: RevealedHand): DealCheck =>
  checkDeal(commitment, seed, cuts ?? cutsOf(state), dealtTo(state), [], DECK_SIZE);
