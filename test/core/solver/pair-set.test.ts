import { describe, it } from '#bdd';
import { expect } from 'chai';
import { PairSet } from '../../../src/core/solver/pair-set.js';
import { randomFrom } from '../support/small-random.js';
import { countOf } from '../../support/counts.js';

describe('a set of pairs', () => {
  it('tells apart pairs that differ in any bit, 0, 0 too', () => {
    const set = new PairSet();
    const pairs: [number, number][] = [[0, 0]];
    for (let bit = 0; bit < 32; bit++) pairs.push([1 << bit, 0], [0, 1 << bit]);
    for (const [first, second] of pairs) expect(set.add(first, second)).to.equal(true);
    for (const [first, second] of pairs) expect(set.add(first, second)).to.equal(false);
    expect(set.size).to.equal(65);
  });

  it('keeps all of many', () => {
    const set = new PairSet();
    const known = new Set<string>();
    const random = randomFrom(11);
    const wrong: string[] = [];
    const turns = countOf({ normal: 20_000, full: 100_000 });
    for (let turn = 0; turn < turns; turn++) {
      const [first, second] = [random(300) - 150, (random(300) << 22) | 0];
      const name = `${first} ${second}`;
      if (set.add(first, second) === known.has(name)) wrong.push(name);
      known.add(name);
    }
    expect(wrong).to.deep.equal([]);
    expect(set.size).to.equal(known.size);
    expect(known.size).to.be.greaterThan(turns / 2);
  });
});
