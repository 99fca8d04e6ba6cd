import { type Build, fits } from '../../../core/patience/piles.js';
import { FARTHEST, enlarged } from '../../../core/solver/best-first.js';
import { KEY, zobrist } from '../../../core/solver/key-set.js';
import type { Order } from './orders.js';
import { type FreecellState, freecell } from '../rules/game.js';
import { SYSTEMS } from '../rules/variants.js';

/** Targets and sources of a move that are no column. */
export const CELL = 14;
export const UP = 15;

/** A place in a column is 64 · column + height: one of ten columns may hold all 52 cards. */
export const COLUMN_BITS = 6;
const PLACE = (1 << COLUMN_BITS) - 1;
const PLACES = 10 << COLUMN_BITS;

/** The place of a card that is in no column. */
export const IN_CELL = PLACES;
const GONE = PLACES + 1;

/** What a card can lie on besides a card. A card on a foundation contributes no word to the key. */
const FLOOR = 52;
const HELD = 53;
const NOTHING = 54;
/** No card at all. */
export const NOWHERE = 63;

/** A move: source, target (a column, `CELL` or `UP`), number of cards, and the lowest of them. */
export const packMove = (from: number, to: number, count: number, card: number): number =>
  from | (to << 4) | (count << 8) | (card << 12);

const reversed = (move: number): number => (move & ~255) | ((move & 15) << 4) | ((move >> 4) & 15);

/** The cost for the queue: a quarter, within its bounds. */
export function bounded(total: number): number {
  const cost = total >> 2;
  return cost < 0 ? 0 : cost > FARTHEST ? FARTHEST : cost;
}

let words: Int32Array | undefined;
const fitting: Partial<Record<Build, Uint8Array>> = {};

/** The cards that each card may lie on, four entries per card. Unused entries are 63, which is no card. */
const fittingBy = (build: Build): Uint8Array =>
  (fitting[build] ??= Uint8Array.from({ length: 52 << 2 }, (_, n) => {
    const higher = [0, 1, 2, 3].map((suit) => (((n >> 4) + 1) << 2) | suit);
    return higher.filter((card) => card < 52 && fits(build, n >> 2, card))[n & 3] ?? NOWHERE;
  }));

/** The key's words for each card on each other: 4 per pair, 0 for a card on a foundation. */
function wordsOf(): Int32Array {
  if (!words) {
    words = zobrist(52 << 8);
    for (let card = 0; card < 52; card++)
      words.fill(0, ((card << 6) | NOTHING) << 2, ((card << 6) | (NOTHING + 1)) << 2);
  }
  return words;
}

/**
 * A position in typed arrays, with all that a search needs, updated move by move. Its key says what each card
 * lies on, so the order of columns and cells makes no difference. Safe cards are always on the foundations:
 * see `isSafe`.
 */
export class Packed {
  readonly key = new Int32Array(KEY);
  readonly ahead = new Int32Array(KEY);
  columns!: number;
  kingsOnly!: boolean;
  build!: Build;
  returns!: boolean;
  bases!: Uint8Array;
  readonly cards = new Uint8Array(PLACES);
  readonly heights = new Uint8Array(10);
  /** For each card in a column: how many cards from it down are in order. */
  readonly runs = new Uint8Array(PLACES);
  /** The height of each foundation. */
  readonly up = new Uint8Array(4);
  readonly held = new Uint8Array(8);
  heldCount = 0;
  protected cells!: number;
  free!: number;
  empty!: number;
  /** The number of moves, without automatic ones. */
  ply = 0;
  private left = 52;
  /** For each card in a column: the lowest rank from it down, and that of each suit in 4 bits. */
  protected readonly low = new Uint8Array(PLACES);
  protected readonly lows = new Uint16Array(PLACES);
  /** For each card in a column: its part of the cost; and the sum of all. */
  protected readonly costs = new Int32Array(PLACES);
  private sum = 0;
  protected readonly where = new Uint16Array(64).fill(GONE);
  private readonly words = wordsOf();
  /** All moves made, and where each ply begins. */
  private trail: Int32Array = new Int32Array(512);
  private trailed = 0;
  private plies: Int32Array = new Int32Array(512);
  /** The key before each ply. */
  private keys: Int32Array = new Int32Array(KEY * 512);

  constructor(
    state: FreecellState,
    protected order: Order,
  ) {
    this.enter(state);
  }

  /** Sets up the position of a game. */
  enter({ options, piles }: FreecellState): void {
    const system = SYSTEMS[options.variant];
    const layout = freecell.tableOf(options);
    this.columns = this.empty = system.columns;
    this.cells = this.free = options.cells;
    this.kingsOnly = system.kingsOnly;
    this.build = system.build;
    this.returns = system.foundationReturn;
    this.bases = fittingBy(system.build);
    this.heldCount = this.ply = this.trailed = this.sum = 0;
    this.left = 52;
    this.key.fill(0);
    this.heights.fill(0);
    this.up.fill(0);
    this.where.fill(GONE);
    for (const id of layout.foundations) for (const card of piles[id]!) this.place(card, UP);
    for (const id of layout.cells) for (const card of piles[id]!) this.place(card, CELL);
    for (let column = 0; column < system.columns; column++) {
      for (const card of piles[layout.columns[column]!]!) this.place(card, column);
    }
    this.settle();
  }

  /** Unmakes all moves. From now on, costs are by the given order. */
  restart(order: Order): void {
    while (this.ply > 0) this.unmake();
    this.order = order;
    for (let column = 0; column < this.columns; column++) {
      const height = this.heights[column]!;
      while (this.heights[column]! > 0) this.pop(column);
      for (let n = 0; n < height; n++) this.push(column, this.cards[(column << COLUMN_BITS) + n]!);
    }
  }

  get won(): boolean {
    return this.left === 0;
  }

  /** The column whose top card it is, or −1. */
  columnOf(card: number): number {
    const at = this.where[card]!;
    return at < IN_CELL && (at & PLACE) === this.heights[at >> COLUMN_BITS]! - 1
      ? at >> COLUMN_BITS
      : -1;
  }

  make(move: number): void {
    if (this.trailed + 64 > this.trail.length) this.grow();
    const { key, keys } = this;
    const saved = KEY * this.ply;
    keys[saved] = key[0]!;
    keys[saved + 1] = key[1]!;
    keys[saved + 2] = key[2]!;
    this.plies[this.ply++] = this.trailed;
    this.trail[this.trailed++] = move;
    this.mix(key, move);
    this.relocate(move);
    this.settle();
  }

  unmake(): void {
    const start = this.plies[--this.ply]!;
    while (this.trailed > start) this.relocate(reversed(this.trail[--this.trailed]!));
    const { key, keys } = this;
    const saved = KEY * this.ply;
    key[0] = keys[saved]!;
    key[1] = keys[saved + 1]!;
    key[2] = keys[saved + 2]!;
  }

  /** All moves from the start, including automatic ones. */
  line(): Int32Array {
    return this.trail.slice(0, this.trailed);
  }

  /** The part of the cost for cells and empty columns. */
  protected tightness(free: number, empty: number): number {
    const { order } = this;
    let cost = order.held * (this.cells - free) - order.empty * empty;
    if (free === 0) cost += order.noCell;
    if (free + empty < 2) cost += order.tight;
    return cost;
  }

  /**
   * Whether a card that can go to its foundation is safe there in every position after it; docs/internals/solver.md has
   * the proofs. By suit: always. Regardless of suit: all cards two ranks lower are on foundations. By colour:
   * cards of the other colour two ranks lower, and cards of the same colour three ranks lower.
   */
  isSafe(card: number): boolean {
    const { build, up } = this;
    const rank = card >> 2;
    if (build === 'suit') return true;
    const most = rank - 1;
    if (build === 'any')
      return up[0]! >= most && up[1]! >= most && up[2]! >= most && up[3]! >= most;
    const suit = card & 3;
    // Clubs and spades are 0 and 3, diamonds and hearts 1 and 2.
    const other = suit === 0 || suit === 3 ? 1 : 0;
    return up[other]! >= most && up[3 - other]! >= most && up[3 - suit]! >= most - 1;
  }

  /** The cost of the position, by the order's weights. */
  cost(): number {
    return bounded(this.total());
  }

  protected total(): number {
    const { order, up, heights, where } = this;
    let cost = this.sum + order.left * this.left + order.ply * this.ply;
    let most = 0;
    let least = 13;
    for (let suit = 0; suit < 4; suit++) {
      const count = up[suit]!;
      if (count > most) most = count;
      if (count < least) least = count;
      let at = where[(count << 2) | suit]!;
      if (at < IN_CELL) cost += order.next * (heights[at >> COLUMN_BITS]! - 1 - (at & PLACE));
      at = where[((count + 1) << 2) | suit]!;
      if (at < IN_CELL) cost += order.second * (heights[at >> COLUMN_BITS]! - 1 - (at & PLACE));
    }
    return cost + order.spread * (most - least) + this.tightness(this.free, this.empty);
  }

  /** Places a card of the start position. */
  private place(card: number, to: number): void {
    this.mix(this.key, packMove(UP, to, 1, card));
    this.put(card, to);
  }

  /** Updates a key for a move that is about to be made. */
  protected mix(key: Int32Array, move: number): void {
    const { words, heights } = this;
    const from = move & 15;
    const to = (move >> 4) & 15;
    const card = (move >> 12) << 6;
    const below = this.below(from, from < CELL ? heights[from]! - ((move >> 8) & 15) : 0);
    const before = (card | below) << 2;
    const after = (card | this.below(to, to < CELL ? heights[to]! : 0)) << 2;
    key[0]! ^= words[before]! ^ words[after]!;
    key[1]! ^= words[before + 1]! ^ words[after + 1]!;
    key[2]! ^= words[before + 2]! ^ words[after + 2]!;
  }

  /** What a card at a height of a column lies on, or the code for a cell or a foundation. */
  private below(place: number, height: number): number {
    if (place >= CELL) return place === CELL ? HELD : NOTHING;
    return height > 0 ? this.cards[(place << COLUMN_BITS) + height - 1]! : FLOOR;
  }

  private relocate(move: number): void {
    const from = move & 15;
    const to = (move >> 4) & 15;
    const count = (move >> 8) & 15;
    if (count === 1) {
      this.take(move >> 12, from);
      this.put(move >> 12, to);
      return;
    }
    for (let n = 0; n < count; n++) this.pop(from);
    const base = (from << COLUMN_BITS) + this.heights[from]!;
    for (let n = 0; n < count; n++) this.push(to, this.cards[base + n]!);
  }

  private take(card: number, from: number): void {
    if (from < CELL) this.pop(from);
    else if (from === CELL) {
      const { held } = this;
      let at = 0;
      while (held[at] !== card) at++;
      held[at] = held[--this.heldCount]!;
      this.free++;
    } else {
      this.up[card & 3]!--;
      this.left++;
    }
  }

  private put(card: number, to: number): void {
    if (to < CELL) this.push(to, card);
    else if (to === CELL) {
      this.held[this.heldCount++] = card;
      this.free--;
      this.where[card] = IN_CELL;
    } else {
      this.up[card & 3]!++;
      this.left--;
      this.where[card] = GONE;
    }
  }

  private pop(column: number): void {
    const at = (column << COLUMN_BITS) + --this.heights[column]!;
    this.sum -= this.costs[at]!;
    if ((at & PLACE) === 0) this.empty++;
  }

  private push(column: number, card: number): void {
    const { order, runs, low, lows } = this;
    const at = (column << COLUMN_BITS) + this.heights[column]!++;
    this.cards[at] = card;
    this.where[card] = at;
    const rank = card >> 2;
    const shift = (card & 3) << 2;
    let cost = 0;
    if ((at & PLACE) === 0) {
      this.empty--;
      runs[at] = 1;
      low[at] = rank;
      lows[at] = (0xffff & ~(15 << shift)) | (rank << shift);
      cost = order.floor * (12 - rank);
    } else {
      if (this.isBase(this.cards[at - 1]!, card)) runs[at] = runs[at - 1]! + 1;
      else {
        runs[at] = 1;
        cost = order.broken;
      }
      low[at] = low[at - 1]!;
      if (rank > low[at]) cost += order.block;
      else low[at] = rank;
      const lowest = lows[at - 1]!;
      if (rank > ((lowest >> shift) & 15)) {
        cost += order.same;
        lows[at] = lowest;
      } else lows[at] = (lowest & ~(15 << shift)) | (rank << shift);
    }
    this.costs[at] = cost;
    this.sum += cost;
  }

  private isBase(lower: number, card: number): boolean {
    const { bases } = this;
    const at = card << 2;
    return (
      bases[at] === lower ||
      bases[at + 1] === lower ||
      bases[at + 2] === lower ||
      bases[at + 3] === lower
    );
  }

  /** Sends all safe cards to the foundations. */
  private settle(): void {
    const { up, where, heights } = this;
    for (let tries = 0, suit = 0; tries < 4; suit = (suit + 1) & 3, tries++) {
      const card = (up[suit]! << 2) | suit;
      const at = where[card]!;
      if (at === GONE || (at < IN_CELL && (at & PLACE) !== heights[at >> COLUMN_BITS]! - 1))
        continue;
      if (!this.isSafe(card)) continue;
      const move = packMove(at < IN_CELL ? at >> COLUMN_BITS : CELL, UP, 1, card);
      this.trail[this.trailed++] = move;
      this.mix(this.key, move);
      this.relocate(move);
      tries = -1;
    }
  }

  private grow(): void {
    this.trail = enlarged(this.trail, 2 * this.trail.length);
    this.plies = enlarged(this.plies, 2 * this.plies.length);
    this.keys = enlarged(this.keys, 2 * this.keys.length);
  }
}
