import { KING } from '../../../core/cards/card.js';
import { lowest, popcount } from '../../../core/solver/bits.js';
import { DepthFirst } from '../../../core/solver/depth-first.js';
import type { Shape } from './shape.js';

/** Where a rank (1–12) has its three bits in a supply; partners have theirs in two supplies. */
const shiftOf = (rank: number): number => 3 * (Math.min(rank, KING - rank) - 1);

/**
 * Whether a pyramid can be cleared if every card of stock and waste can be brought up whenever it
 * is wanted. With redeals without limit it can be, so all turns on which places are left and how
 * many cards of each rank; with fewer redeals, nothing can be won that can't be won so.
 *
 * The supply is two numbers, of ranks 1–6 and 7–12: three bits a rank.
 */
export class AtWill {
  private readonly search = new DepthFirst((first, second) =>
    this.expand(first & 0xfffffff, second & 0x3ffff, (first >>> 28) | ((second >>> 18) << 4)),
  );

  constructor(private readonly shape: Shape) {}

  get size(): number {
    return this.search.size;
  }

  /**
   * Begins at these places of the pyramid.
   *
   * @param supplied how many cards of a rank, 1 to 12, lie in stock and waste.
   */
  start(left: number, supplied: (rank: number) => number): void {
    let [low, high] = [0, 0];
    for (let rank = 1; rank < KING; rank++) {
      const count = supplied(rank) << shiftOf(rank);
      if (rank > 6) high |= count;
      else low |= count;
    }
    this.search.clear();
    this.enter(left, low, high);
  }

  step(nodes: number): boolean | undefined {
    return this.search.step(nodes);
  }

  private expand(left: number, low: number, high: number): void {
    const { shape } = this;
    for (let rest = shape.free(left); rest; rest &= rest - 1) {
      const rank = shape.ranks[lowest(rest)]!;
      const one = 1 << shiftOf(rank);
      const gone = left & ~(rest & -rest);
      if (rank > 6 && low & (7 * one)) this.enter(gone, low - one, high);
      if (rank <= 6 && high & (7 * one)) this.enter(gone, low, high - one);
    }
    shape.eachPair(left, (pair) => this.enter(left & ~pair, low, high));
  }

  /** Goes on from there, after all that may go at once has gone. */
  private enter(places: number, lows: number, highs: number): void {
    let [left, low, high] = [places, lows, highs];
    const plenty = this.plenty(left, low, high);
    for (let gone; (gone = this.shape.free(left) & plenty); left &= ~gone) {
      for (let rest = gone; rest; rest &= rest - 1) {
        const rank = this.shape.ranks[lowest(rest)]!;
        if (rank <= 6) high -= 1 << shiftOf(rank);
        else if (rank < KING) low -= 1 << shiftOf(rank);
      }
    }
    if (left === 0) this.search.win();
    else this.search.push(left | (high << 28), low | ((high >> 4) << 18));
  }

  /**
   * The cards that may go as soon as they are free: kings, and those of two ranks of which the
   * supply has a partner for every card in the pyramid. Each has its own then, so that to wait, or
   * to pair two of the pyramid, can bring nothing.
   */
  private plenty(left: number, low: number, high: number): number {
    const { byRank } = this.shape;
    let found = byRank[KING]!;
    for (let rank = 1; rank <= 6; rank++) {
      const [ours, theirs] = [byRank[rank]! & left, byRank[KING - rank]! & left];
      const [partners, others] = [high >> shiftOf(rank), low >> shiftOf(rank)];
      if (popcount(ours) <= (partners & 7) && popcount(theirs) <= (others & 7)) {
        found |= ours | theirs;
      }
    }
    return found;
  }
}
