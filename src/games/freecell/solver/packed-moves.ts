import { type Space, UNSEEN } from '../../../core/solver/best-first.js';
import { CELL, COLUMN_BITS, IN_CELL, NOWHERE, Packed, UP, bounded, packMove } from './packed.js';
import type { Order } from './orders.js';
import type { FreecellState } from '../rules/game.js';

const KING = 12;

/**
 * A position with its moves and their costs. Unless `all` is set, a card in order goes to no cell, and runs
 * move as a whole: wins hardly ever need the other moves, which are half of all.
 */
export class FreecellSpace extends Packed implements Space {
  private out!: Int32Array;
  private count = 0;
  /** The cost of the current position, unbounded. */
  private here = 0;
  /** The next two cards of each suit, and the cost of each card above one of them. */
  private readonly awaited = new Uint8Array(8);
  private readonly weights = new Int32Array(64);
  /** The cost of another card on each column because of them. */
  private readonly burdens = new Int32Array(10);

  /** @param all whether all legal moves are tried, so that a search can prove a loss */
  constructor(
    state: FreecellState,
    order: Order,
    public all: boolean,
  ) {
    super(state, order);
  }

  moves(out: Int32Array): number {
    this.out = out;
    this.count = 0;
    this.survey();
    const { columns, heights } = this;
    let empty = 0;
    while (empty < columns && heights[empty]) empty++;
    for (let column = 0; column < columns; column++) {
      if (heights[column]) this.fromColumn(column, empty);
    }
    for (let n = 0; n < this.heldCount; n++) this.fromCell(this.held[n]!, empty);
    if (this.all && this.returns && this.free > 0) this.back();
    return this.count;
  }

  /** Prepares `lookAhead` for the moves from here. */
  private survey(): void {
    const { order, up, where, weights, burdens } = this;
    for (let n = 0; n < 8; n++) weights[this.awaited[n]!] = 0;
    for (let column = 0; column < this.columns; column++) burdens[column] = 0;
    for (let suit = 0; suit < 4; suit++) {
      const next = (up[suit]! << 2) | suit;
      this.awaited[suit] = next;
      this.awaited[suit + 4] = next + 4;
      weights[next] = order.next;
      weights[next + 4] = order.second;
      let at = where[next]!;
      if (at < IN_CELL) burdens[at >> COLUMN_BITS]! += order.next;
      at = where[next + 4]!;
      if (at < IN_CELL) burdens[at >> COLUMN_BITS]! += order.second;
    }
    this.here = this.total();
  }

  lookAhead(move: number): number {
    const from = move & 15;
    const to = (move >> 4) & 15;
    if (to === UP || from === UP) return UNSEEN;
    const { key, ahead, order, cards, heights, up, burdens, weights, costs } = this;
    const count = (move >> 8) & 15;
    let { free, empty } = this;
    let cost = this.here + order.ply;
    let at = 0;
    if (from < CELL) {
      const height = heights[from]! - count;
      at = (from << COLUMN_BITS) + height;
      if (height > 0) {
        const top = cards[at - 1]!;
        if (up[top & 3] === top >> 2 && this.isSafe(top)) return UNSEEN;
      } else empty++;
      let burden = burdens[from]!;
      for (let n = at; n < at + count; n++) {
        cost -= costs[n]!;
        burden -= weights[cards[n]!]!;
      }
      cost -= count * burden;
    } else free++;
    if (to < CELL) {
      if (heights[to] === 0) empty--;
      cost += count * burdens[to]! + this.costOn(to, move >> 12, at, count);
    } else free--;
    cost += this.tightness(free, empty) - this.tightness(this.free, this.empty);
    ahead[0] = key[0]!;
    ahead[1] = key[1]!;
    ahead[2] = key[2]!;
    this.mix(ahead, move);
    return bounded(cost);
  }

  /** The cost that a card, or a run that begins at a place, would add to a column. */
  private costOn(to: number, card: number, at: number, count: number): number {
    const { order, heights } = this;
    const height = heights[to]!;
    let cost = 0;
    let low = 13;
    let lows = 0xffff;
    if (height > 0) {
      low = this.low[(to << COLUMN_BITS) + height - 1]!;
      lows = this.lows[(to << COLUMN_BITS) + height - 1]!;
    } else cost = order.floor * (12 - (card >> 2));
    for (let n = 0; n < count; n++) {
      if (n > 0) card = this.cards[at + n]!;
      const rank = card >> 2;
      const shift = (card & 3) << 2;
      if (rank > low) cost += order.block;
      else low = rank;
      if (rank > ((lows >> shift) & 15)) cost += order.same;
      else if (count > 1) lows = (lows & ~(15 << shift)) | (rank << shift);
    }
    return cost;
  }

  private write(from: number, to: number, count: number, card: number): void {
    this.out[this.count++] = packMove(from, to, count, card);
  }

  private fromColumn(column: number, empty: number): void {
    const { cards } = this;
    const at = (column << COLUMN_BITS) + this.heights[column]! - 1;
    const top = cards[at]!;
    if (this.up[top & 3] === top >> 2) this.write(column, UP, 1, top);
    const limit = this.kingsOnly ? this.free + 1 : (this.free + 1) << this.empty;
    const run = this.runs[at]!;
    const most = run < limit ? run : limit;
    for (let count = this.all ? 1 : most; count <= most; count++) {
      this.onto(column, count, cards[at - count + 1]!);
    }
    if (empty < this.columns) this.toEmpty(column, empty, this.kingsOnly ? limit : limit >> 1);
    if (this.free > 0 && (this.all || run === 1)) this.write(column, CELL, 1, top);
  }

  /** Adds the moves of a card, or of the run from it, to each column that accepts it. */
  private onto(from: number, count: number, card: number): void {
    const { bases } = this;
    for (let at = card << 2, end = at + 4; at < end && bases[at] !== NOWHERE; at++) {
      const to = this.columnOf(bases[at]!);
      if (to >= 0 && to !== from) this.write(from, to, count, card);
    }
  }

  /** Empty columns are equal, and moving a whole column to one changes nothing. */
  private toEmpty(column: number, empty: number, limit: number): void {
    const height = this.heights[column]!;
    const at = (column << COLUMN_BITS) + height - 1;
    const run = this.runs[at]!;
    let count = run < limit ? run : limit;
    if (this.kingsOnly && this.cards[at - count + 1]! >> 2 !== KING) return;
    if (count < height && (this.all || count === run)) {
      this.write(column, empty, count, this.cards[at - count + 1]!);
    }
    if (!this.all || this.kingsOnly) return;
    while (--count > 0) {
      if (count < height) this.write(column, empty, count, this.cards[at - count + 1]!);
    }
  }

  private fromCell(card: number, empty: number): void {
    if (this.up[card & 3] === card >> 2) this.write(CELL, UP, 1, card);
    this.onto(CELL, 1, card);
    if (empty < this.columns && (!this.kingsOnly || card >> 2 === KING)) {
      this.write(CELL, empty, 1, card);
    }
  }

  /** A card that would return at once is not taken back. */
  private back(): void {
    for (let suit = 0; suit < 4; suit++) {
      const card = ((this.up[suit]! - 1) << 2) | suit;
      if (card >= 0 && !this.isSafe(card)) this.write(UP, CELL, 1, card);
    }
  }
}
