import type { Card } from '../../../core/cards/card.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import { topOf } from '../../../core/patience/piles.js';
import { FOUNDATION, type PyramidMove, type PyramidState, STOCK, numberOf } from './state.js';

/** Whether it was done, taken back, or done again. */
export type Way = SteppedChange<PyramidMove>['type'];

/** What is told of Pyramid, as keys with their figures; cards are numbers. */
export type PyramidAnnouncement =
  | { readonly code: 'pair'; readonly way: Way; readonly card: Card; readonly other: Card }
  | { readonly code: 'king'; readonly way: Way; readonly card: Card }
  /** A card turned, to which waste (of several). */
  | {
      readonly code: 'turned';
      readonly way: Way;
      /** `undefined` where it lies face down again. */
      readonly card: Card | undefined;
      readonly waste: number | undefined;
    }
  /** The waste put back: how many cards, and the how-manieth time, of so many. */
  | {
      readonly code: 'put-back';
      readonly way: Way;
      readonly count: number;
      readonly redeal: number;
      readonly allowed: number | 'unlimited';
    }
  | { readonly code: 'unwinnable' };

/**
 * What is spoken of a step, by the view before it was made (or, at an undo, after it is) and the
 * one after it: only that one knows the card that was turned.
 */
export function announce(
  before: PyramidState,
  { type: way, step }: SteppedChange<PyramidMove>,
  after: PyramidState,
): readonly PyramidAnnouncement[] {
  const { from, to, count } = step.move;
  const { piles, options, redeals } = before;
  if (to === STOCK) {
    return [{ code: 'put-back', way, count, redeal: redeals + 1, allowed: options.redeals }];
  }
  if (from === STOCK) {
    const card = way === 'undo' ? undefined : topOf(after.piles[to]);
    const waste = options.wastes > 1 ? numberOf(to) : undefined;
    return [{ code: 'turned', way, card, waste }];
  }
  const card = topOf(piles[from])!;
  if (to === FOUNDATION) return [{ code: 'king', way, card }];
  return [{ code: 'pair', way, card, other: topOf(piles[to])! }];
}
