import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { expect } from 'chai';
import { crc32 } from '../../../src/core/engine/crc32.js';

const PAGE = readFileSync(
  new URL('../../../docs/internals/share-strings.md', import.meta.url),
  'utf8',
);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const numberOf = (text: string): bigint =>
  Array.from(text).reduce(
    (sum, letter, at) => sum + (BigInt(LETTERS.indexOf(letter)) << BigInt(6 * at)),
    0n,
  );

describe('the page on links', () => {
  it('tells how they are written: its own link, read by the page alone', () => {
    const text = /`(1\.freecell\.1\.[\w-]+)`/.exec(PAGE)?.[1] ?? '';
    const letters = text.split('.')[3] ?? '';
    expect(numberOf(letters.slice(-6))).to.equal(BigInt(crc32(text.slice(0, -6))));
    let rest = numberOf(letters.slice(0, -6));
    const digit = (bound: number): number => {
      const value = Number(rest % BigInt(bound));
      rest /= BigInt(bound);
      return value;
    };
    const moves = ['5a', '5b', '5c', '5d 5h', 'b2', 'h1b'];
    expect([65_536, 2, 2 ** 31, 5001, 7].map(digit)).to.deep.equal([
      crc32(moves.join()) % 65_536,
      1,
      1,
      6,
      5,
    ]);
    expect(rest > 0n).to.equal(true);
  });
});
