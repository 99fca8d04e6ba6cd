import { countBits, nthHighest } from './bits.js';
import { type Board, TOP_OWNER } from './board.js';

/** The words of an entry: owners in four suits, counts and bounds, the next entry of its shape. */
const STRIDE = 6;
const META = 4;
const NEXT = 5;
/** In the word META: four bits for the count in each suit, then the bounds. */
const LOWER = 16;
const UPPER = 20;

const FIRST_SLOTS = 1 << 8;

/** Masks the owners of the highest cards, by the number of cards. */
const TOP = new Int32Array(16).map((_, count) =>
  count === 0 ? 0 : -1 << (TOP_OWNER + 2 - 2 * count),
);

/**
 * What the search knows of positions at the start of a trick. An entry has the number of cards that each player has in
 * each suit, the leader, and the owners of the highest cards in each suit. It holds for every position that agrees in
 * these, whoever owns the lower cards (`search.ts` has the proof). Its bounds are tricks of players 0 and 2.
 */
export class Transpositions {
  /** Per slot: two words of the shape and its first entry. Entry 0 is none. */
  private slots = new Int32Array(3 * FIRST_SLOTS);
  private shapes = 0;
  private entries = new Int32Array(STRIDE * FIRST_SLOTS);
  private used = 1;
  private readonly owners = new Int32Array(4);
  private meta = 0;

  /** @param most the most entries; with more, all are forgotten */
  constructor(private readonly most: number) {}

  /**
   * Looks for an entry that decides whether players 0 and 2 take `need` tricks.
   *
   * @param ranks receives the cards that the answer depends on, at the index `at` + suit
   * @returns 1 if they do, 0 if they don't, −1 if it is not known
   */
  find(board: Board, leader: number, need: number, ranks: Int32Array, at: number): number {
    const { entries } = this;
    const zero = board.owners[0]![board.inPlay[0]!]!;
    const one = board.owners[1]![board.inPlay[1]!]!;
    const two = board.owners[2]![board.inPlay[2]!]!;
    const three = board.owners[3]![board.inPlay[3]!]!;
    let entry = this.slots[this.slotOf(board, leader) + 2]! * STRIDE;
    for (; entry !== 0; entry = entries[entry + NEXT]! * STRIDE) {
      const meta = entries[entry + META]!;
      if (((meta >>> LOWER) & 15) < need && meta >>> UPPER >= need) continue;
      const differ =
        ((zero ^ entries[entry]!) & TOP[meta & 15]!) |
        ((one ^ entries[entry + 1]!) & TOP[(meta >>> 4) & 15]!) |
        ((two ^ entries[entry + 2]!) & TOP[(meta >>> 8) & 15]!) |
        ((three ^ entries[entry + 3]!) & TOP[(meta >>> 12) & 15]!);
      if (differ === 0) {
        readRanks(board, meta, ranks, at);
        return ((meta >>> LOWER) & 15) >= need ? 1 : 0;
      }
    }
    return -1;
  }

  /**
   * Enters that players 0 and 2 take `need` tricks, or don't.
   *
   * @param ranks the cards that this depends on, at the index 4 · ply + suit; all higher ones are included
   */
  add(board: Board, need: number, reached: boolean, ranks: Int32Array, ply: number): void {
    const leader = board.mover[ply]!;
    if (this.used >= this.most) this.clear();
    this.describe(board, ranks, 4 * ply);
    const slot = this.slotOf(board, leader);
    const { slots } = this;
    if (slots[slot + 2] === 0) {
      slots[slot] = board.shapes[0]!;
      slots[slot + 1] = shapeWithLeader(board, leader);
      this.shapes++;
    }
    const entry = this.entryFor(slot);
    const word = this.entries[entry + META]!;
    const lower = (word >>> LOWER) & 15;
    const upper = word >>> UPPER;
    this.entries[entry + META] =
      this.meta |
      ((reached ? Math.max(lower, need) : lower) << LOWER) |
      ((reached ? upper : Math.min(upper, need - 1)) << UPPER);
    if (4 * this.shapes > this.slots.length) this.growSlots();
  }

  private clear(): void {
    this.slots.fill(0);
    this.shapes = 0;
    this.used = 1;
  }

  /** Sets `owners` and `meta` to what the ranks cover of the position. */
  private describe(board: Board, ranks: Int32Array, at: number): void {
    this.meta = 0;
    for (let suit = 0; suit < 4; suit++) {
      const bits = ranks[at + suit]!;
      const all = board.inPlay[suit]!;
      const count = bits === 0 ? 0 : countBits(all & -(bits & -bits));
      this.meta |= count << (4 * suit);
      this.owners[suit] = board.owners[suit]![all]! & TOP[count]!;
    }
  }

  /** The entry of a slot that agrees with `owners` and `meta`, or a new one without knowledge. */
  private entryFor(slot: number): number {
    const { entries, owners } = this;
    let entry = this.slots[slot + 2]! * STRIDE;
    for (; entry !== 0; entry = entries[entry + NEXT]! * STRIDE) {
      if (
        (entries[entry + META]! & 0xffff) === this.meta &&
        entries[entry] === owners[0] &&
        entries[entry + 1] === owners[1] &&
        entries[entry + 2] === owners[2] &&
        entries[entry + 3] === owners[3]
      ) {
        return entry;
      }
    }
    return this.newEntry(slot);
  }

  private newEntry(slot: number): number {
    if (STRIDE * (this.used + 1) > this.entries.length) {
      const { entries } = this;
      this.entries = new Int32Array(2 * entries.length);
      this.entries.set(entries);
    }
    const entry = STRIDE * this.used;
    this.entries.set(this.owners, entry);
    this.entries[entry + META] = this.meta | (15 << UPPER);
    this.entries[entry + NEXT] = this.slots[slot + 2]!;
    this.slots[slot + 2] = this.used++;
    return entry;
  }

  private slotOf(board: Board, leader: number): number {
    return slotIn(this.slots, board.shapes[0]!, shapeWithLeader(board, leader));
  }

  private growSlots(): void {
    const { slots } = this;
    this.slots = new Int32Array(2 * slots.length);
    for (let old = 0; old < slots.length; old += 3) {
      if (slots[old + 2] === 0) continue;
      const slot = slotIn(this.slots, slots[old]!, slots[old + 1]!);
      this.slots.set(slots.subarray(old, old + 3), slot);
    }
  }
}

/** The shape of players 2 and 3, with the leader in place of a length that follows from the others. */
const shapeWithLeader = (board: Board, leader: number): number =>
  (board.shapes[1]! & 0x0fffffff) | (leader << 28);

/** The slot of a shape, or the free slot for it. */
function slotIn(slots: Int32Array, first: number, second: number): number {
  const size = slots.length / 3;
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  let index = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7) & (size - 1);
  for (;;) {
    const slot = 3 * index;
    if (slots[slot + 2] === 0 || (slots[slot] === first && slots[slot + 1] === second)) return slot;
    index = (index + 1) & (size - 1);
  }
}

/** Sets the ranks to the lowest card of each suit that an entry depends on. */
function readRanks(board: Board, meta: number, ranks: Int32Array, at: number): void {
  for (let suit = 0; suit < 4; suit++) {
    const all = board.inPlay[suit]!;
    ranks[at + suit] = nthHighest(all, countBits(all), (meta >>> (4 * suit)) & 15);
  }
}
