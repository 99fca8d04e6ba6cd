import type { Piles } from '../../../core/patience/piles.js';
import { PLACES, type Place, STOCK, isPlace, numberOf, rowOf } from '../rules/state.js';

/** The position of a place on the board: its row, and the distance from the left in card widths. */
function spotOf(place: Place): readonly [down: number, right: number] {
  const index = numberOf(place) - 1;
  const row = rowOf(index);
  return [row, index - (row * (row + 2)) / 2];
}

/** The pile whose card is nearest to an emptied place; if the pyramid is empty, the waste or the stock. */
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
