import { KING } from '../../../core/cards/card.js';
import { lowest, popcount } from '../../../core/solver/bits.js';
import { DepthFirst } from '../../../core/solver/depth-first.js';
import type { Shape } from './shape.js';

/**
 * The bit offset of a rank (1–12) in a supply, three bits each. Partners have the same offset in two
 * supplies.
 */
const shiftOf = (rank: number): number => 3 * (Math.min(rank, KING - rank) - 1);

/**
 * Searches whether a pyramid can be cleared if every card of stock and waste is available at any time. With
 * unlimited redeals it is, so a position is the places left and the number of cards of each rank. With fewer
 * redeals, no more can be won.
 *
 * The supply is two numbers, for ranks 1–6 and 7–12: three bits per rank.
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
   * Starts from these places of the pyramid.
   *
   * @param supplied returns the number of cards of a rank, 1 to 12, in stock and waste
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

  /** Enters a position, after taking all cards that may go at once. */
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
   * The cards that may go as soon as they are free: kings, and cards of two ranks whose supply has a partner
   * for every card in the pyramid. Waiting, or pairing two of the pyramid, gains nothing then.
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
