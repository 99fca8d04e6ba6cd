import { DECK_SIZE } from '../cards/card.js';
import type { Seed } from '../cards/secure-shuffle.js';
import { type DealCheck, checkDeal } from '../table/check-deal.js';
import { cutsOf } from '../table/cuts.js';
import { dealtTo } from './fairness.js';
import type { TrickState } from './state.js';

/** A hand whose seed is revealed. */
export interface RevealedTrickHand {
  /** The commitment published before the deal. */
  readonly commitment: string;
  readonly seed: Seed | string;
  /** The players' texts for the cut, by seat. Default: those in the state. */
  readonly cuts?: readonly string[];
  /** The hand after the deal, or a view of it. */
  readonly state: TrickState;
}

/** Computes the deal again, and checks step by step that it matches the commitment. */
export const checkTrickHand = ({ commitment, seed, cuts, state }: RevealedTrickHand): DealCheck =>
  checkDeal(commitment, seed, cuts ?? cutsOf(state), dealtTo(state), [], DECK_SIZE);
