import { CELL, NOWHERE, Packed, UP, packMove } from './packed.js';
import type { Space } from '../../../core/solver/best-first.js';
import type { Order } from './orders.js';
import type { FreecellState } from '../rules/state.js';

const KING = 12;

/** A position whose moves are written as a search wants them. */
export class FreecellSpace extends Packed implements Space {
  private out!: Int32Array;
  private count = 0;

  /** @param all whether every single move is to be tried, so that a search can prove a loss */
  constructor(
    state: FreecellState,
    order: Order,
    readonly all: boolean,
  ) {
    super(state, order);
  }

  moves(out: Int32Array): number {
    this.out = out;
    this.count = 0;
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

  private write(from: number, to: number, count: number, card: number): void {
    this.out[this.count++] = packMove(from, to, count, card);
  }

  private fromColumn(column: number, empty: number): void {
    const { cards } = this;
    const at = (column << 5) + this.heights[column]! - 1;
    const top = cards[at]!;
    if (this.up[top & 3] === top >> 2) this.write(column, UP, 1, top);
    const limit = this.kingsOnly ? this.free + 1 : (this.free + 1) << this.empty;
    const run = this.runs[at]!;
    const most = run < limit ? run : limit;
    for (let count = 1; count <= most; count++) this.onto(column, count, cards[at - count + 1]!);
    if (empty < this.columns) this.toEmpty(column, empty, this.kingsOnly ? limit : limit >> 1);
    if (this.free > 0) this.write(column, CELL, 1, top);
  }

  /** Onto each card that takes this one, or a run from it up. */
  private onto(from: number, count: number, card: number): void {
    const { bases } = this;
    for (let at = card << 2, end = at + 4; at < end && bases[at] !== NOWHERE; at++) {
      const to = this.columnOf(bases[at]!);
      if (to >= 0 && to !== from) this.write(from, to, count, card);
    }
  }

  /** Which empty column makes no difference, nor does it to move a whole column there. */
  private toEmpty(column: number, empty: number, limit: number): void {
    const height = this.heights[column]!;
    const at = (column << 5) + height - 1;
    const run = this.runs[at]!;
    let count = run < limit ? run : limit;
    if (this.kingsOnly && this.cards[at - count + 1]! >> 2 !== KING) return;
    if (count < height) this.write(column, empty, count, this.cards[at - count + 1]!);
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

  /** A card that would go up again at once is not taken back. */
  private back(): void {
    for (let suit = 0; suit < 4; suit++) {
      const card = ((this.up[suit]! - 1) << 2) | suit;
      if (card >= 0 && !this.isSafe(card)) this.write(UP, CELL, 1, card);
    }
  }
}
