/** The number of parts. Each part grows separately, so that growing never takes long. */
const PARTS = 256;
/** The initial words of a part, two per pair. */
const FIRST = 32;

/** A hash of two words that spreads over all bits. */
export function pairHash(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  const hash = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

/**
 * Adds a pair other than 0, 0 to a part.
 *
 * @returns `false` if it was there already
 */
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
 * A set of pairs of signed 32-bit words: open addressing in typed arrays, so that memory is only allocated
 * when a part doubles. A pair takes 11 to 22 bytes. All bits are compared.
 */
export class PairSet {
  size = 0;
  private hasZeros = false;
  private readonly parts: Int32Array[] = [];
  private readonly sizes = new Int32Array(PARTS);

  /**
   * Adds a pair.
   *
   * @returns `false` if it was there already
   */
  add(first: number, second: number): boolean {
    const hash = pairHash(first, second);
    const part = hash >>> 24;
    const words = (this.parts[part] ??= new Int32Array(FIRST));
    // 0, 0 marks an empty slot, so this pair is stored apart.
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
