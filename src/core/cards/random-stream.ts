import { listOf } from './list.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns a random integer from 0 to `bound − 1`, all equally likely. `bound` is 1 to 2^32. */
export type RandomInteger = (bound: number) => number;

/** The number of values of a 32-bit word. */
const WORDS = 2 ** 32;

/** A number as four bytes, the highest first. */
const uint32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** Concatenates pieces, each after its length, so that different lists never give the same bytes. */
const withLengths = (pieces: readonly Uint8Array[]): Uint8Array =>
  concatBytes(...pieces.flatMap((piece) => [uint32(piece.length), piece]));

/**
 * SHA-256 of a label and some byte arrays. The label names the purpose: hashes with different labels are
 * unrelated.
 */
export const labelledHash = (label: string, ...pieces: readonly Uint8Array[]): Uint8Array =>
  sha256(withLengths([utf8ToBytes(label), ...pieces]));

/** A stream of 32-bit words: SHA-256 in counter mode, eight words a block, the highest byte first. */
function randomWords(label: string, seed: Uint8Array): () => number {
  const start = withLengths([utf8ToBytes(label), seed]);
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      const digest = sha256(concatBytes(start, uint32(counter++)));
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      at = 0;
    }
    const word = block.getUint32(at);
    at += 4;
    return word;
  };
}

/**
 * Unbiased random integers from the stream of a label and a seed. Words from the largest multiple of `bound`
 * on are skipped, because they would make small remainders more likely.
 *
 * @throws RangeError (from the returned function) if `bound` is not a whole number from 1 to 2^32
 */
export function randomIntegers(label: string, seed: Uint8Array): RandomInteger {
  const next = randomWords(label, seed);
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) {
      throw new RangeError(`bound ${bound} is not a whole number from 1 to ${WORDS}`);
    }
    const end = WORDS - (WORDS % bound);
    let word = next();
    while (word >= end) word = next();
    return word % bound;
  };
}

/** The numbers 0 to `size − 1` in random order: Fisher–Yates, from the last place down. */
export function randomOrder(random: RandomInteger, size: number): number[] {
  const order = listOf(size, (place) => place);
  for (let last = size - 1; last > 0; last--) {
    const drawn = random(last + 1);
    const moved = order[last]!;
    order[last] = order[drawn]!;
    order[drawn] = moved;
  }
  return order;
}
