import { describe, it } from '#bdd';
import { expect } from 'chai';
import { KEY, KeySet, zobrist } from '../../../src/core/solver/key-set.js';

const key = (...words: number[]): Int32Array => Int32Array.from(words);

describe('a set of keys', () => {
  it('adds a key once', () => {
    const set = new KeySet(16);
    expect([set.add(key(1, 2, 3)), set.add(key(1, 2, 3)), set.size]).to.deep.equal([
      true,
      false,
      1,
    ]);
  });

  it('tells keys apart that differ in one word', () => {
    const set = new KeySet(16);
    set.add(key(5, 6, 7));
    for (const other of [key(4, 6, 7), key(5, -6, 7), key(5, 6, 8)]) {
      expect(set.add(other)).to.equal(true);
    }
    expect(set.size).to.equal(4);
  });

  it('keeps all that collide, and all when it grows', () => {
    const set = new KeySet(16);
    const words = zobrist(KEY * 5000);
    const keys = Array.from({ length: 5000 }, (_, n) => words.slice(KEY * n, KEY * n + KEY));
    // A third of them would lie in one place.
    for (const some of keys) if (some[2]! % 3 === 0) some[0] = 7;
    expect(keys.every((some) => set.add(some))).to.equal(true);
    expect(keys.some((some) => set.add(some))).to.equal(false);
    expect(set.size).to.equal(5000);
  });

  it('is empty once it is cleared, however large it was', () => {
    const set = new KeySet(16);
    const words = zobrist(KEY * 1000);
    const keys = Array.from({ length: 1000 }, (_, n) => words.slice(KEY * n, KEY * n + KEY));
    for (let time = 0; time < 2; time++) {
      expect(keys.every((some) => set.add(some))).to.equal(true);
      expect(keys.some((some) => set.add(some))).to.equal(false);
      set.clear();
      expect(set.size).to.equal(0);
    }
  });
});

describe('random words', () => {
  it('are the same at every call, all different, and each bit is set in half of them', () => {
    const words = zobrist(20_000);
    expect(zobrist(20_000)).to.deep.equal(words);
    expect(new Set(words).size).to.be.greaterThan(19_990);
    for (let bit = 0; bit < 32; bit++) {
      const set = words.reduce((sum, word) => sum + ((word >>> bit) & 1), 0);
      expect(set, `bit ${bit}`).to.be.within(9_700, 10_300);
    }
  });
});
