/**
 * The twin of `@noble/hashes` that stands in its place in the CDN files, and there alone: SHA-256
 * and the bytes it is made of, as FIPS 180-4 has it, in a quarter of the bytes. The library imports
 * noble; test/core/tooling/cdn-hashes.test.ts holds the twin to it, and to Node's.
 */

const WORD = 2 ** 32;

/** The first 64 primes, of which all constants are made. */
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) {
  if (PRIMES.every((prime) => n % prime > 0)) PRIMES.push(n);
}

/** The first 32 bits after the point. */
const fraction = (root: number): number => (root % 1) * WORD;

/** The start of every hash, and the constants of the 64 rounds (FIPS 180-4, 5.3.3 and 4.2.2). */
export const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
export const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The sums Σ of FIPS 180-4, 4.1.2; σ has a shift for the third turn. */
const sum = (word: number, a: number, b: number, last: number): number =>
  turned(word, a) ^ turned(word, b) ^ last;

/** The message, a bit, and its length, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const { length } = message;
  const bytes = new Uint8Array((length + 72) & ~63);
  bytes.set(message);
  bytes[length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, length * 8);
  return view;
}

/** SHA-256 of less than half a gigabyte. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message);
  const words = new Uint32Array(64);
  const hash = START.slice();
  for (let at = 0; at < view.byteLength; at += 64) {
    let eight = hash as Iterable<number> as Eight;
    for (let t = 0; t < 64; t++) {
      const [early, late] = [words[t - 15]!, words[t - 2]!];
      words[t] =
        t < 16
          ? view.getUint32(at + t * 4)
          : words[t - 16]! +
            words[t - 7]! +
            sum(early, 7, 18, early >>> 3) +
            sum(late, 17, 19, late >>> 10);
      const [a, b, c, d, e, f, g, h] = eight;
      const first =
        h + sum(e, 6, 11, turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!;
      const second = sum(a, 2, 13, turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      // Sums stay far under 2^53, so they are exact; words and turns keep their low 32 bits.
      eight = [first + second, a, b, c, d + first, e, f, g];
    }
    eight.forEach((word, n) => (hash[n]! += word));
  }
  return Uint8Array.from({ length: 32 }, (_, n) => hash[n >> 2]! >> (24 - 8 * (n % 4)));
}

type Eight = [number, number, number, number, number, number, number, number];

export const concatBytes = (...pieces: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(pieces.flatMap((piece) => [...piece]));

export const utf8ToBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of digits that have been looked at, two a byte. */
export const hexToBytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
