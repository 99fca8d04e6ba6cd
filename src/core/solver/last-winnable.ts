import type { Verdict } from './search.js';

/** A position of a game, by its number from the deal on, that is proved to be winnable. */
export interface LastWinnable {
  readonly index: number;
  /** Whether the one after it is proved to be lost; else later ones are not known. */
  readonly isLast: boolean;
}

/**
 * The last position of a game that is proved to be winnable, by halves: what can be won could be won before,
 * and what is lost stays lost. One of which nothing can be said tells of no other, so the later half is
 * searched first, and then the earlier one.
 *
 * @param lost the first position that is known to be lost; the number of all where none is
 * @param verdictOf what a solver says of a position
 * @returns none where no position before is proved to be winnable
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
    // What lies on the far side of a verdict is empty by now.
    open.push([from, middle], [middle + 1, to]);
  }
  return won < 0 ? undefined : { index: won, isLast: won + 1 === lost };
}
