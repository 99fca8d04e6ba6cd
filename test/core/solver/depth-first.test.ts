import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Search, type Verdict, finish } from '../../../src/core.js';
import { DepthFirst } from '../../../src/core/solver/depth-first.js';

/** Counts down from a number by any of some steps; exactly 0 is a win. Notes what is expanded. */
function countdown(...by: readonly number[]) {
  const seen: number[] = [];
  const search: DepthFirst = new DepthFirst((left) => {
    seen.push(left);
    for (const one of by) {
      if (left === one) search.win();
      else if (left > one) search.push(left - one, -1);
    }
  });
  const ask = (from: number): boolean | undefined => {
    search.clear();
    search.push(from, -1);
    return search.step(Infinity);
  };
  return { search, seen, ask };
}

describe('a search depth first', () => {
  it('finds whether a win can be reached', () => {
    const { ask } = countdown(3, 5);
    const reached = Array.from({ length: 12 }, (_, n) => n + 1).filter(ask);
    expect(reached).to.deep.equal([3, 5, 6, 8, 9, 10, 11, 12]);
  });

  it('tries the last named first', () => {
    const { ask, seen } = countdown(3, 5);
    expect(ask(13)).to.equal(true);
    expect(seen).to.deep.equal([13, 8, 3]);
  });

  it('looks at no position twice, in this search or the next', () => {
    const { ask, seen, search } = countdown(4, 6);
    expect(ask(41)).to.equal(false);
    expect(new Set(seen).size).to.equal(seen.length);
    const before = seen.length;
    expect(search.size).to.equal(before);
    expect(ask(35)).to.equal(false);
    expect(ask(41)).to.equal(false);
    expect(seen.length).to.equal(before);
  });

  it('remembers the way to a win', () => {
    const { ask, seen } = countdown(3, 5);
    expect(ask(13)).to.equal(true);
    expect(ask(8)).to.equal(true);
    expect(ask(13)).to.equal(true);
    expect(seen).to.deep.equal([13, 8, 3]);
  });

  it('stops after so many positions, and goes on', () => {
    const { search } = countdown(4, 6);
    search.clear();
    search.push(101, -1);
    let slices = 0;
    while (search.step(10) === undefined) expect(search.size).to.equal(10 * ++slices);
    expect(search.step(10)).to.equal(false);
    expect(slices).to.be.greaterThan(3);
  });

  it('looks again at what an earlier question left before it was settled', () => {
    const { search, ask } = countdown(3, 5);
    search.push(13, -1);
    expect(search.step(2)).to.equal(undefined);
    expect(ask(8)).to.equal(true);
    expect(ask(13)).to.equal(true);
  });

  it('looks at nothing in a slice of nothing', () => {
    const { search, seen } = countdown(1);
    search.push(5, -1);
    expect(search.step(0)).to.equal(undefined);
    expect(seen).to.deep.equal([]);
  });

  it('is lost from nowhere, and won where it starts with a win', () => {
    const { search } = countdown(1);
    expect(search.step(1)).to.equal(false);
    search.win();
    expect(search.step(1)).to.equal(true);
    search.clear();
    expect(search.step(1)).to.equal(false);
  });
});

describe('finishing a search', () => {
  it('goes on until there is a verdict', () => {
    const verdicts: (Verdict | undefined)[] = [undefined, undefined, 'unwinnable', 'winnable'];
    const search: Search = { step: () => verdicts.shift() };
    expect(finish(search)).to.equal('unwinnable');
    expect(verdicts).to.deep.equal(['winnable']);
  });
});
