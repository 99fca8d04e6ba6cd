import { KING } from '../../../core/cards/card.js';
import { lowest, popcount, width } from '../../../core/solver/bits.js';
import { DepthFirst } from '../../../core/solver/depth-first.js';
import type { AtWill } from './at-will.js';
import { type Shape, bitsByRank } from './shape.js';

/**
 * Searches whether a pyramid can be cleared with one waste and limited redeals, exactly. Kings of the stock
 * are left out: each can go when it is turned, and leaves the waste unchanged.
 *
 * A position is the places left (28 bits), the stock's cards left in the order of turning (24 bits), how many
 * of them are turned (5) and the redeals left (5). Cards are turned only when the next one is needed: taking
 * two cards of the pyramid never needs to wait.
 */
export class InPasses {
  private readonly search = new DepthFirst((first, second) => {
    const tail = (first >>> 28) | ((second >>> 24) << 4);
    this.expand(first & 0xfffffff, second & 0xffffff, tail & 31, tail >> 5);
  });
  /** The stock's cards of each rank, as bits. */
  private readonly byRank: readonly number[];

  /** @param order the ranks of waste and stock in the order of turning, without kings */
  constructor(
    private readonly shape: Shape,
    private readonly order: readonly number[],
    private readonly bound: AtWill,
  ) {
    this.byRank = bitsByRank(order);
  }

  /** The number of positions known, without those of the bound. */
  get size(): number {
    return this.search.size;
  }

  /**
   * Starts from these places of the pyramid. Results of earlier starts are kept.
   *
   * @param turned how many places of the order, from its beginning, are in the waste
   * @param stock the places of the order whose cards are left, as bits. Default: all
   */
  start(left: number, turned: number, redeals: number, stock = 2 ** this.order.length - 1): void {
    this.search.clear();
    this.enter(left, stock, turned, redeals);
  }

  step(nodes: number): boolean | undefined {
    return this.search.step(nodes);
  }

  private expand(left: number, stock: number, turned: number, redeals: number): void {
    const { shape } = this;
    for (let rest = shape.free(left); rest; rest &= rest - 1) {
      const partners = stock & this.byRank[KING - shape.ranks[lowest(rest)]!]!;
      for (let more = partners; more; more &= more - 1) {
        const index = lowest(more);
        // The next cards can be turned, and the last one turned is available. Any other takes a redeal.
        const after = index < turned - 1 ? redeals - 1 : redeals;
        if (after < 0) continue;
        this.enter(left & ~(rest & -rest), stock & ~(more & -more), index, after);
      }
    }
    shape.eachPair(left, (pair) => this.enter(left & ~pair, stock, turned, redeals));
  }

  /** Enters a position, unless the bound decides it. */
  private enter(places: number, cards: number, turned: number, redeals: number): void {
    const { shape, byRank, bound, search } = this;
    let left = places;
    for (let gone; (gone = shape.free(left) & shape.byRank[KING]!);) left &= ~gone;
    const stock = redeals > 0 ? cards : this.withinReach(left, cards, turned);
    bound.start(left, (rank) => popcount(stock & byRank[rank]!));
    if (!bound.step(Infinity)) return;
    // No card of the stock needs more than one redeal.
    if (redeals >= Math.min(popcount(left), popcount(stock))) return search.win();
    const tail = width(stock & ((1 << turned) - 1)) | (redeals << 5);
    search.push(left | (tail << 28), stock | ((tail >> 4) << 24));
  }

  /**
   * The stock's cards that are still reachable. In the last pass, cards below a card of the waste without a
   * partner are lost: the cards above it take all partners.
   */
  private withinReach(left: number, stock: number, turned: number): number {
    const { shape, order, byRank } = this;
    const waste = stock & ((1 << turned) - 1);
    for (let rest = waste; rest;) {
      const index = width(rest) - 1;
      const rank = order[index]!;
      const wanting = popcount((waste >> index) & (byRank[rank]! >> index));
      if (wanting > popcount(left & shape.byRank[KING - rank]!)) return stock & (-2 << index);
      rest &= ~(1 << index);
    }
    return stock;
  }
}
