import type { Card } from '../../../core/cards/card.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import { topOf } from '../../../core/patience/piles.js';
import { FOUNDATION, type PyramidMove, type PyramidState, STOCK, numberOf } from './state.js';

/** Whether a step was made, undone or redone. */
export type Way = SteppedChange<PyramidMove>['type'];

/** The announcements of Pyramid, as codes with values. Cards are numbers. */
export type PyramidAnnouncement =
  | { readonly code: 'pair'; readonly way: Way; readonly card: Card; readonly other: Card }
  | { readonly code: 'king'; readonly way: Way; readonly card: Card }
  /** A card was turned. `waste` is the waste's number if there are several. */
  | {
      readonly code: 'turned';
      readonly way: Way;
      /** `undefined` if it is face down again. */
      readonly card: Card | undefined;
      readonly waste: number | undefined;
    }
  /** The waste was put back: `count` cards, for the `redeal`th time out of `allowed`. */
  | {
      readonly code: 'put-back';
      readonly way: Way;
      readonly count: number;
      readonly redeal: number;
      readonly allowed: number | 'unlimited';
    }
  | { readonly code: 'unwinnable' };

/**
 * Announces a step. `before` is the view before the step, or after it if it was undone. Only `after` shows
 * the turned card.
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
