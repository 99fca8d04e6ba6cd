import type { Verdict } from './search.js';

/** A position that is proven to be winnable, by its index from the deal. */
export interface LastWinnable {
  readonly index: number;
  /** Whether the next position is proven to be lost. Otherwise later ones are unknown. */
  readonly isLast: boolean;
}

/**
 * Finds the last position of a game that is proven to be winnable, by bisection. A winnable position has
 * winnable predecessors, and a lost one has lost successors. An undecided position says nothing about others,
 * so both halves are searched, the later one first.
 *
 * @param lost the first position that is known to be lost; the number of positions if none is
 * @param verdictOf asks a solver for the verdict of a position
 * @returns the position, or `undefined` if none is proven to be winnable
 */
export async function lastWinnable(
  lost: number,
  verdictOf: (index: number) => Promise<Verdict>,
): Promise<LastWinnable | undefined> {
  let won = -1;
  const open: (readonly [from: number, to: number])[] = [[0, lost]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = [Math.max(part[0], won + 1), Math.min(part[1], lost)];
    if (from >= to) continue;
    const middle = (from + to) >> 1;
    const verdict = await verdictOf(middle);
    if (verdict === 'winnable') won = middle;
    if (verdict === 'unwinnable') lost = middle;
    // The search has already discarded positions beyond the last verdict.
    open.push([from, middle], [middle + 1, to]);
  }
  return won < 0 ? undefined : { index: won, isLast: won + 1 === lost };
}
