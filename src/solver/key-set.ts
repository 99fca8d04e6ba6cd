/** Words of a key. */
export const KEY = 3;

/**
 * A set of keys of three 32-bit words, signed: open addressing in one typed array, so that nothing
 * is allocated but when it doubles. A key takes 16 to 32 bytes.
 *
 * Keys are told apart by all their 96 bits. Where they are random, the chance that any two of six
 * million positions share one is below one in 10¹⁵.
 */
export class KeySet {
  size = 0;
  private keys: Int32Array;
  /** How many slots there are, less one. */
  private mask: number;

  /** @param slots a power of two */
  constructor(slots: number) {
    this.keys = new Int32Array(KEY * slots);
    this.mask = slots - 1;
  }

  clear(): void {
    this.keys.fill(0);
    this.size = 0;
  }

  has(key: Int32Array): boolean {
    return this.keys[this.slotOf(key[0]!, key[1]!, key[2]! || 1) + 2] !== 0;
  }

  /** Adds a key; false where it was there. */
  add(key: Int32Array): boolean {
    return this.put(key[0]!, key[1]!, key[2]! || 1);
  }

  private put(first: number, second: number, third: number): boolean {
    const { keys } = this;
    const slot = this.slotOf(first, second, third);
    if (keys[slot + 2] !== 0) return false;
    keys[slot] = first;
    keys[slot + 1] = second;
    keys[slot + 2] = third;
    if (4 * ++this.size > 3 * this.mask) this.grow();
    return true;
  }

  private grow(): void {
    const { keys } = this;
    this.keys = new Int32Array(2 * keys.length);
    this.mask = 2 * this.mask + 1;
    this.size = 0;
    for (let at = 0; at < keys.length; at += KEY) {
      if (keys[at + 2]) this.put(keys[at]!, keys[at + 1]!, keys[at + 2]!);
    }
  }

  /** Where a key is, or is to be: the first place from its own on that no other has. */
  private slotOf(first: number, second: number, third: number): number {
    const { keys, mask } = this;
    for (let slot = first & mask; ; slot = (slot + 1) & mask) {
      const at = KEY * slot;
      const held = keys[at + 2];
      if (held === 0 || (held === third && keys[at] === first && keys[at + 1] === second)) {
        return at;
      }
    }
  }
}
