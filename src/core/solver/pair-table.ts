/**
 * A small value for each pair of 32-bit words, signed as bit operations make them: open addressing in typed arrays, so that nothing is
 * allocated but when they double. A pair takes 12 to 24 bytes.
 */
export class PairTable {
  /** How many pairs have a value. */
  size = 0;
  private keys = new Int32Array(2048);
  private values = new Uint8Array(1024);

  /** The value of a pair, 1 to 255; 0 where it has none. */
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

  /** Where a pair is, or is to be: the first place from its hash on that no other pair has. */
  private slotOf(first: number, second: number): number {
    const { keys, values } = this;
    const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
    for (let slot = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7; ; slot++) {
      slot &= values.length - 1;
      if (!values[slot] || (keys[2 * slot] === first && keys[2 * slot + 1] === second)) return slot;
    }
  }
}
