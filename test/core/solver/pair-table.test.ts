import { describe, it } from '#bdd';
import { expect } from 'chai';
import { lowest, popcount, width } from '../../../src/core/solver/bits.js';
import { PairTable } from '../../../src/core/solver/pair-table.js';

describe('bits', () => {
  it('are counted and found', () => {
    expect([0, 1, 6, -1, 1 << 31].map(popcount)).to.deep.equal([0, 1, 2, 32, 1]);
    expect([1, 6, 40, -1, 1 << 31].map(lowest)).to.deep.equal([0, 1, 3, 0, 31]);
    expect([0, 1, 6, -1].map(width)).to.deep.equal([0, 1, 3, 32]);
  });
});

describe('a table over pairs of words', () => {
  it('keeps a value for each pair, however many there are', () => {
    const table = new PairTable();
    const known = new Map<string, number>();
    for (let n = 0, seed = 617; n < 20_000; n++) {
      seed = (seed * 48_271) % 2_147_483_647;
      // Few first words, and words that differ in the highest bit alone.
      const pair = [(seed & 7) | 0, (seed << 1) | 0] as const;
      table.set(...pair, 1 + (n % 255));
      known.set(pair.join(), 1 + (n % 255));
    }
    expect(table.size).to.equal(known.size);
    const wrong = [...known].filter(([name, value]) => {
      const [first = 0, second = 0] = name.split(',').map(Number);
      return table.get(first, second) !== value || table.get(first | 8, second) !== 0;
    });
    expect(wrong).to.deep.equal([]);
  });

  it('knows a pair of zeros, and changes a value', () => {
    const table = new PairTable();
    expect(table.get(0, 0)).to.equal(0);
    table.set(0, 0, 1);
    table.set(0, 0, 2);
    expect(table.get(0, 0)).to.equal(2);
    expect(table.size).to.equal(1);
  });
});
