import type { Hand } from './move-resolver.js';
import { type Piles, type Transfer, isColumn, isFoundation } from './piles.js';

/** The move of the hand to a pile. */
export const toMove = <Id extends string>({ from, count }: Hand, to: string): Transfer<Id> => ({
  from: from as Id,
  to: to as Id,
  count,
});

/** The item with the lowest rank, the first one of several. */
export function firstBy<T>(all: readonly T[], rank: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of all) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/** The preference of target piles: foundation, card, empty column, cell. */
export const placeRank =
  (piles: Piles) =>
  ({ to }: Transfer): number => {
    if (isFoundation(to)) return 0;
    return isColumn(to) ? (piles[to]!.length > 0 ? 1 : 2) : 3;
  };

/** Whether a move takes a whole column to an empty one, which changes nothing. */
export const movesWholeColumn = (piles: Piles, { from, to, count }: Transfer): boolean =>
  isColumn(from) && isColumn(to) && piles[to]!.length === 0 && piles[from]!.length === count;
