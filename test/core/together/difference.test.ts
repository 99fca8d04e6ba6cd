import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { differenceOf, withDifference } from '../../../src/together.js';
import { countOf } from '../../support/counts.js';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a difference', () => {
  it('names what changed alone', () => {
    const before = { turn: 1, seats: [{ paid: 5 }, { paid: 5, last: null }], pots: [] };
    const after = { turn: 2, seats: [{ paid: 5 }, { paid: 9, last: { type: 'call' } }], pots: [3] };
    expect(differenceOf(before, after)).to.deep.equal({
      turn: 2,
      seats: { 1: { paid: 9, last: [{ type: 'call' }] } },
      pots: [[3]],
    });
    expect(differenceOf(before, json(before))).to.equal(undefined);
  });

  it('names keys that are gone, and of lists that grow and shrink', () => {
    expect(differenceOf({ a: 1, b: 2 }, { b: 2 })).to.deep.equal({ a: null });
    expect(differenceOf([1, 2, 3, 4, 5], [1, 2, 3, 4])).to.deep.equal({ 4: null });
    expect(differenceOf([1], [1, 2])).to.deep.equal({ 1: 2 });
    expect(differenceOf([1], [])).to.deep.equal([[]]);
    expect(differenceOf({ a: 1 }, { a: null })).to.deep.equal({ a: [null] });
  });

  it('has a list as it is where most of it changed', () => {
    const down = { cards: [0, 0, 0, 0], seats: [{ bet: 1 }, { bet: 1 }] };
    const up = { cards: [7, 8, 9, 0], seats: [{ bet: 2 }, { bet: 2 }] };
    expect(differenceOf(down, up)).to.deep.equal({
      cards: [[7, 8, 9, 0]],
      seats: { 0: { bet: 2 }, 1: { bet: 2 } },
    });
    expect(differenceOf([0, 0, 0, 0], [0, 7, 8, 0])).to.deep.equal({ 1: 7, 2: 8 });
  });

  it('makes the one of the other, for any two pieces of JSON, and over a network', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [before, after] = [json(one), json(other)];
        const change = differenceOf(before, after);
        const sent = change === undefined ? undefined : json(change);
        expect(withDifference(before, sent)).to.deep.equal(after);
      }),
      { seed: 26, numRuns: countOf({ normal: 500, full: 50_000 }) },
    );
  });

  it('takes nothing of a prototype for a key', () => {
    const change = JSON.parse('{"__proto__":[{"polluted":true}]}') as never;
    const made = withDifference({ a: 1 }, change) as object;
    expect(Object.keys(made)).to.deep.equal(['a', '__proto__']);
    expect('polluted' in {}).to.equal(false);
  });

  it('that is of something else is an error', () => {
    expect(() => withDifference(3, { a: 1 })).to.throw(TypeError);
  });
});
