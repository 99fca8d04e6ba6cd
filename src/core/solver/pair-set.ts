/** How many parts a set has; each grows by itself, so that none takes long over it. */
const PARTS = 256;
/** How many words a part has at first, two a pair. */
const FIRST = 32;

/** One word out of two that spreads over all its bits. */
export function pairHash(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  const hash = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

/** Puts a pair, which is not 0, 0, into a part; false where it was there. */
function put(words: Int32Array, hash: number, first: number, second: number): boolean {
  const last = words.length - 1;
  for (let slot = (hash << 1) & last; ; slot = (slot + 2) & last) {
    const [one, other] = [words[slot]!, words[slot + 1]!];
    if (one === first && other === second) return false;
    if ((one | other) === 0) {
      words[slot] = first;
      words[slot + 1] = second;
      return true;
    }
  }
}

/**
 * A set of pairs of 32-bit words, signed: open addressing in typed arrays, so that nothing is
 * allocated but when a part of it doubles. A pair takes 11 to 22 bytes, and is told apart from
 * others by all of its bits.
 */
export class PairSet {
  size = 0;
  private hasZeros = false;
  private readonly parts: Int32Array[] = [];
  private readonly sizes = new Int32Array(PARTS);

  /** Adds a pair; false where it was there. */
  add(first: number, second: number): boolean {
    const hash = pairHash(first, second);
    const part = hash >>> 24;
    const words = (this.parts[part] ??= new Int32Array(FIRST));
    // What marks an empty slot can't be in one.
    const isNew = (first | second) === 0 ? !this.hasZeros : put(words, hash, first, second);
    if (!isNew) return false;
    if ((first | second) === 0) this.hasZeros = true;
    else if (8 * ++this.sizes[part]! > 3 * words.length) this.grow(part);
    this.size++;
    return true;
  }

  private grow(part: number): void {
    const words = this.parts[part]!;
    const more = new Int32Array(2 * words.length);
    for (let slot = 0; slot < words.length; slot += 2) {
      const [first, second] = [words[slot]!, words[slot + 1]!];
      if (first | second) put(more, pairHash(first, second), first, second);
    }
    this.parts[part] = more;
  }
}
