import type { Piles } from '../../../core/patience/piles.js';
import { PLACES, type Place, STOCK, isPlace, numberOf, rowOf } from '../rules/state.js';

/** Where a place is seen: its row, and how far right it is, in cards' widths. */
function spotOf(place: Place): readonly [down: number, right: number] {
  const index = numberOf(place) - 1;
  const row = rowOf(index);
  return [row, index - (row * (row + 2)) / 2];
}

/** The pile whose card is nearest to a place that was emptied; the waste and the stock at last. */
export function nextFocus(piles: Piles, from: string): string {
  if (!isPlace(from) && piles[from]!.length > 0) return from;
  const [row, right] = isPlace(from) ? spotOf(from) : [Infinity, 0];
  let [best, least]: [string, number] = [STOCK, Infinity];
  for (const place of PLACES) {
    const [down, across] = spotOf(place);
    const far = Math.abs(down - row) + Math.abs(across - right);
    if (piles[place]!.length > 0 && far <= least) [best, least] = [place, far];
  }
  return best;
}
