import { createHash } from 'node:crypto';
import { must } from './result.js';

/**
 * docs/guides/fair-shuffles.md once more, by Node's own SHA-256 and in whole numbers of any size: it shares
 * no line with src/cards, so that what both say is what the page says.
 */
const sized = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(bytes.length.toString(16).padStart(8, '0'), 'hex'), bytes]);

const sha256 = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

const labelled = (label: string): Buffer => sized(Buffer.from(label, 'utf8'));

/** The stream of a label, as a sequence of draws below given bounds. */
export function oracleDraws(label: string, seed: Buffer): (bound: number) => number {
  function* words(): Generator<bigint, never> {
    for (let counter = 0; ; counter++) {
      const number = Buffer.from(counter.toString(16).padStart(8, '0'), 'hex');
      const block = sha256(labelled(label), sized(seed), number).toString('hex');
      for (const word of must(block.match(/.{8}/g) ?? undefined)) yield BigInt(`0x${word}`);
    }
  }
  const source = words();
  return (bound) => {
    const usable = (2n ** 32n / BigInt(bound)) * BigInt(bound);
    for (;;) {
      const word = source.next().value;
      if (word < usable) return Number(word % BigInt(bound));
    }
  };
}

function order(draw: (bound: number) => number, size: number): number[] {
  const left = Array.from({ length: size }, (_, index) => index);
  const fromTheEnd: number[] = [];
  while (left.length > 1) {
    const drawn = draw(left.length);
    const last = must(left.pop());
    fromTheEnd.push(drawn === left.length ? last : must(left[drawn]));
    if (drawn < left.length) left[drawn] = last;
  }
  return [...left, ...fromTheEnd.reverse()];
}

export const oracleShuffle = (seed: Buffer, size: number): number[] =>
  order(oracleDraws('baize/1/shuffle', seed), size);

export const oracleDice = (seed: Buffer, count: number): number[] => {
  const draw = oracleDraws('baize/1/dice', seed);
  return Array.from({ length: count }, () => 1 + draw(6));
};

export const oracleCommitment = (seed: Buffer): string =>
  sha256(labelled('baize/1/commitment'), sized(seed)).toString('hex');

export function oracleCut(deck: readonly number[], cuts: readonly string[]): number[] {
  if (cuts.length === 0) return [...deck];
  const texts = cuts.map((text) => sized(Buffer.from(text, 'utf8')));
  const seed = sha256(labelled('baize/1/cuts'), ...texts);
  return order(oracleDraws('baize/1/cut', seed), deck.length).map((from) => must(deck[from]));
}
