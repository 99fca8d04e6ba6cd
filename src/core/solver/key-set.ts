/** The number of words of a key. */
export const KEY = 3;

/** How many slots of the smaller table are moved for each key added. */
const STRIDE = 8;

/** The index of a key, or of the free slot for it: the first free slot from its hash on. */
function slotOf(
  keys: Int32Array,
  mask: number,
  first: number,
  second: number,
  third: number,
): number {
  for (let slot = first & mask; ; slot = (slot + 1) & mask) {
    const at = KEY * slot;
    const held = keys[at + 2];
    if (held === 0 || (held === third && keys[at] === first && keys[at + 1] === second)) return at;
  }
}

/**
 * A set of keys of three signed 32-bit words: open addressing in typed arrays. A key takes 16 to 32 bytes.
 * When the table doubles, keys move to the larger one a few at a time, so that no call takes long.
 *
 * All 96 bits are compared. With random keys, the chance that any two of six million positions share one is
 * below one in 10¹⁵.
 */
export class KeySet {
  size = 0;
  /** The initial table. A small one stays in the processor's cache. */
  private readonly first: Int32Array;
  private keys: Int32Array;
  /** The number of slots, less one. */
  private mask: number;
  /** The smaller table while some of its keys have not moved yet, and how far they have. */
  private smaller: Int32Array | undefined;
  private moved = 0;

  /** @param slots a power of two */
  constructor(slots: number) {
    this.first = this.keys = new Int32Array(KEY * slots);
    this.mask = slots - 1;
  }

  clear(): void {
    this.keys = this.first.fill(0);
    this.mask = this.keys.length / KEY - 1;
    this.smaller = undefined;
    this.size = 0;
  }

  /**
   * Adds a key.
   *
   * @returns `false` if it was there already
   */
  add(key: Int32Array): boolean {
    const first = key[0]!;
    const second = key[1]!;
    const third = key[2]! || 1;
    if (this.smaller ? this.holds(first, second, third) : !this.put(first, second, third)) {
      return false;
    }
    this.size++;
    if (this.smaller) {
      this.put(first, second, third);
      this.move(this.smaller);
    } else if (4 * this.size > 3 * this.mask) this.double();
    return true;
  }

  private holds(first: number, second: number, third: number): boolean {
    const { keys, mask, smaller } = this;
    if (keys[slotOf(keys, mask, first, second, third) + 2] !== 0) return true;
    if (!smaller) return false;
    return smaller[slotOf(smaller, mask >> 1, first, second, third) + 2] !== 0;
  }

  /**
   * Writes a key into the table.
   *
   * @returns `false` if it was there already
   */
  private put(first: number, second: number, third: number): boolean {
    const { keys, mask } = this;
    const at = slotOf(keys, mask, first, second, third);
    if (keys[at + 2] !== 0) return false;
    keys[at] = first;
    keys[at + 1] = second;
    keys[at + 2] = third;
    return true;
  }

  private double(): void {
    this.smaller = this.keys;
    this.moved = 0;
    this.keys = new Int32Array(2 * this.keys.length);
    this.mask = 2 * this.mask + 1;
  }

  /** All keys have moved long before the larger table is full. */
  private move(from: Int32Array): void {
    const end = Math.min(this.moved + KEY * STRIDE, from.length);
    for (let at = this.moved; at < end; at += KEY) {
      if (from[at + 2]) this.put(from[at]!, from[at + 1]!, from[at + 2]!);
    }
    this.moved = end;
    if (end === from.length) this.smaller = undefined;
  }
}

/**
 * Random signed 32-bit words, the same at every call. A position's key is the exclusive or of one or more
 * words per fact about it. So a move updates the key in a few steps.
 */
export function zobrist(count: number): Int32Array {
  const words = new Int32Array(count);
  for (let n = 0, state = 0x2545f491; n < count; n++) {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    words[n] = word ^ (word >>> 15);
  }
  return words;
}
