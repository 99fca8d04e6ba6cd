import { withIndex } from '../../../core/cards/list.js';
import { KING } from '../../../core/cards/card.js';
import type { GolfOptions } from '../rules/game.js';

/**
 * The number of cards of each rank: three bits for each of the ranks 1 to 7 in the first number, and 8 to 13
 * in the second. No rank has more than four cards, so these numbers can be added.
 */
export type Counts = readonly [low: number, high: number];

const LOW = 7;

/** The counts of one card of a rank. */
export const one = (rank: number): Counts =>
  rank > LOW ? [0, 1 << (3 * (rank - LOW - 1))] : [1 << (3 * (rank - 1)), 0];

/** The counts of the first 0, 1, 2 … of some ranks. */
export function countsOf(ranks: readonly number[]): readonly Counts[] {
  const all: Counts[] = [[0, 0]];
  for (const [n, rank] of withIndex(ranks)) {
    const [low, high] = one(rank);
    all.push([all[n]![0] + low, all[n]![1] + high]);
  }
  return all;
}

const countIn = (low: number, high: number, rank: number): number =>
  (rank > LOW ? high >> (3 * (rank - LOW - 1)) : low >> (3 * (rank - 1))) & 7;

/**
 * Every second rank, from the ace or the two. Cards of a rank in one row lie on ranks of the other row beside
 * it.
 */
const ODD = [1, 3, 5, 7, 9, 11, 13];
const EVEN = [2, 4, 6, 8, 10, 12];

/**
 * Finds out whether some cards of the columns have nothing to lie on. Each needs its own neighbour in rank:
 * in the columns, in the stock, or on the waste. If they can't all have one, there is no win.
 */
export class Shortage {
  private readonly needs: readonly number[];

  constructor(private readonly options: GolfOptions) {
    this.needs = options.corner ? [...ODD, ...EVEN] : ODD;
  }

  /**
   * @param low with `high`, the cards of the columns
   * @param allLow with `allHigh`, those and the cards of the stock and the top of the waste
   */
  isThere(low: number, high: number, allLow: number, allHigh: number): boolean {
    const supply = (rank: number): number => countIn(allLow, allHigh, rank);
    if (!this.options.corner) {
      // Nothing may lie on a king.
      const below = (rank: number): number => (rank < KING ? supply(rank) : 0);
      return (
        this.runsOut(ODD, low, high, 0, below) || this.runsOut(EVEN, low, high, below(1), below)
      );
    }
    // The row is a ring: some kings may lie under aces, the others under queens.
    const kings = supply(KING);
    for (let first = 0; first <= kings; first++) {
      const below = (rank: number): number =>
        rank > KING ? supply(1) : rank === KING ? kings - first : supply(rank);
      if (!this.runsOut(this.needs, low, high, first, below)) return false;
    }
    return true;
  }

  /** Whether cards of these ranks, in turn, use up their neighbours. */
  private runsOut(
    ranks: readonly number[],
    low: number,
    high: number,
    first: number,
    below: (rank: number) => number,
  ): boolean {
    let spare = first;
    for (const rank of ranks) {
      const wanting = Math.max(0, countIn(low, high, rank) - spare);
      const next = below(rank + 1);
      if (wanting > next) return true;
      spare = next - wanting;
    }
    return false;
  }
}
