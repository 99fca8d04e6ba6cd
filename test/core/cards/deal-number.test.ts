import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  FIRST_DEAL,
  LAST_DEAL,
  dealDeck,
  formatCards,
  isDealNumber,
  isFullDeck,
  parseDealNumber,
} from '../../../src/core.js';
import { SEED } from '../support/walks.js';

/** The shuffle once more, from the page of rules, in whole numbers of any size and on text. */
function shuffled(deal: number): string {
  const deck = 'A 2 3 4 5 6 7 8 9 T J Q K'
    .split(' ')
    .flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit));
  const dealt: string[] = [];
  let s = BigInt(deal);
  for (let n = 52; n > 0; n--) {
    s = (s * 214013n + 2531011n) % 2147483648n;
    const i = Number((s / 65536n) % BigInt(n));
    const last = deck.pop()!;
    dealt.push(i === n - 1 ? last : deck[i]!);
    if (i < n - 1) deck[i] = last;
  }
  return dealt.join(' ');
}

const NUMBERS: readonly (readonly [unknown, number | undefined])[] = [
  [1, 1],
  [617, 617],
  [2 ** 31 - 1, 2147483647],
  ['1', 1],
  ['617', 617],
  [' 617 ', 617],
  ['\n617\t', 617],
  ['00617', 617],
  ['2147483647', 2147483647],
  [0, undefined],
  [-0, undefined],
  [-1, undefined],
  [1.5, undefined],
  [2 ** 31, undefined],
  [NaN, undefined],
  [Infinity, undefined],
  ['0', undefined],
  ['-1', undefined],
  ['+1', undefined],
  ['1.5', undefined],
  ['1.0', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['abc', undefined],
  ['617abc', undefined],
  ['6 17', undefined],
  ['', undefined],
  [' ', undefined],
  ['2147483648', undefined],
  ['99999999999999999999', undefined],
  ['٦١٧', 617],
  ['六一七', undefined],
  [null, undefined],
  [undefined, undefined],
  [true, undefined],
  [617n, undefined],
  [[617], undefined],
  [{ valueOf: () => 617 }, undefined],
];

describe('deal numbers', () => {
  it('run from 1 to 2^31 - 1', () => {
    expect([FIRST_DEAL, LAST_DEAL]).to.deep.equal([1, 2147483647]);
  });

  it('are read from digits alone', () => {
    for (const [value, number] of NUMBERS) {
      expect(parseDealNumber(value), String(value)).to.equal(number);
    }
  });

  it('are numbers, not texts of them', () => {
    for (const [value, number] of NUMBERS) {
      const is = typeof value === 'number' && number !== undefined;
      expect(isDealNumber(value), String(value)).to.equal(is);
    }
  });
});

describe('the shuffle of Microsoft FreeCell', () => {
  it('deals 1 and 617 as everywhere', () => {
    expect(formatCards(dealDeck(1).slice(0, 8))).to.equal('JD 2D 9H JC 5D 7H 7C 5H');
    expect(formatCards(dealDeck(1).slice(48))).to.equal('6S 9C 2H 6H');
    expect(formatCards(dealDeck(617).slice(0, 8))).to.equal('7D AD 5C 3S 5S 8C 2D AH');
    expect(formatCards(dealDeck(617).slice(48))).to.equal('JD KS KC 4H');
  });

  it('deals every number as the page of rules says', () => {
    const deal = fc.integer({ min: FIRST_DEAL, max: LAST_DEAL });
    fc.assert(
      fc.property(deal, (number) => {
        const deck = dealDeck(number);
        expect(isFullDeck(deck)).to.equal(true);
        expect(formatCards(deck)).to.equal(shuffled(number));
      }),
      { seed: SEED, numRuns: 300, examples: [[FIRST_DEAL], [32000], [65536], [LAST_DEAL]] },
    );
  });

  it('refuses every other number', () => {
    for (const number of [0, -1, -2, 1.5, 2 ** 31, NaN, Infinity]) {
      expect(() => dealDeck(number), String(number)).to.throw(
        RangeError,
        `deal ${number} is not a whole number from 1 to 2147483647`,
      );
    }
  });
});
