/**
 * A map from pairs of signed 32-bit words to small values: open addressing in typed arrays, so that memory is
 * only allocated when they double. A pair takes 12 to 24 bytes.
 */
export class PairTable {
  /** The number of pairs with a value. */
  size = 0;
  private keys = new Int32Array(2048);
  private values = new Uint8Array(1024);

  /** The value of a pair, 1 to 255, or 0 if it has none. */
  get(first: number, second: number): number {
    return this.values[this.slotOf(first, second)]!;
  }

  set(first: number, second: number, value: number): void {
    const slot = this.slotOf(first, second);
    const isNew = this.values[slot] === 0;
    this.keys[2 * slot] = first;
    this.keys[2 * slot + 1] = second;
    this.values[slot] = value;
    if (isNew && 4 * ++this.size > 3 * this.values.length) this.grow();
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Int32Array(2 * keys.length);
    this.values = new Uint8Array(2 * values.length);
    this.size = 0;
    for (let slot = 0; slot < values.length; slot++) {
      const value = values[slot]!;
      if (value) this.set(keys[2 * slot]!, keys[2 * slot + 1]!, value);
    }
  }

  /** The slot of a pair, or the free slot for it. */
  private slotOf(first: number, second: number): number {
    const { keys, values } = this;
    const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
    for (let slot = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7; ; slot++) {
      slot &= values.length - 1;
      if (!values[slot] || (keys[2 * slot] === first && keys[2 * slot + 1] === second)) return slot;
    }
  }
}
