/**
 * Random 32-bit words, signed and the same at every call: a position's key is the exclusive or of one word (or
 * several) for each thing that is so in it, which a move then changes in a few steps.
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
