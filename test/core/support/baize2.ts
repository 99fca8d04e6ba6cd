import { createHash } from 'node:crypto';

/** `baize/2` as docs/guides/fair-shuffles.md has it, by Node's own SHA-256 alone. */

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

const uint32 = (number: number): Buffer => Buffer.from(number.toString(16).padStart(8, '0'), 'hex');

const sized = (bytes: Uint8Array): Buffer => Buffer.concat([uint32(bytes.length), bytes]);
const text = (string: string): Buffer => sized(Buffer.from(string, 'utf8'));

export const parseHex = (digits: string): Buffer => Buffer.from(digits, 'hex');

export const commitmentOf = (code: string, shuffle: number, seed: Uint8Array): string =>
  sha256(text('baize/2/commitment'), text(`${code}/${shuffle}`), sized(seed)).toString('hex');

interface Share {
  readonly secret: string;
  readonly words: string;
}

export const shareHash = (
  code: string,
  shuffle: number,
  commitment: string,
  seat: number,
  { secret, words }: Share,
): string =>
  sha256(
    text('baize/2/share'),
    text(`${code}/${shuffle}`),
    text(commitment),
    text(String(seat)),
    sized(parseHex(secret)),
    text(words),
  ).toString('hex');

export const jointSeed = (seed: Uint8Array, shares: readonly Share[]): Uint8Array =>
  new Uint8Array(
    sha256(
      text('baize/2/seed'),
      sized(seed),
      ...shares.flatMap(({ secret, words }) => [sized(parseHex(secret)), text(words)]),
    ),
  );
