import { expect } from 'chai';
import { describe, it } from '#bdd';
import type { Search, Verdict } from '../../../src/core/solver/search.js';
import { inSlices, rest } from '../../../src/elements/solver/slices.js';
import { type ToyState, hard, solver } from '../../fixtures/toy-game/solver.js';

/** A clock that only the searches below move on. */
let time = 0;
const now = (): number => time;

/** How many positions each of the first slices looks at, where one position takes `ms`. */
function portions(count: number, cost: (slice: number) => number): number[] {
  const seen: number[] = [];
  const search: Search = {
    step(nodes) {
      time += nodes * cost(seen.length);
      seen.push(nodes);
      return undefined;
    },
  };
  const slice = inSlices(() => search, 8, now);
  for (let at = 0; at < count; at++) slice();
  return seen;
}

describe('a slice', () => {
  it('grows until it takes more than a quarter of its time, so that there is room for dearer positions', () => {
    expect(portions(6, () => 0.01)).to.deep.equal([64, 128, 256, 256, 256, 256]);
  });

  it('shrinks where it takes more than all of it, down to one position', () => {
    expect(portions(9, () => 1)).to.deep.equal([64, 32, 16, 8, 8, 8, 8, 8, 8]);
    expect(portions(9, () => 50)).to.deep.equal([64, 32, 16, 8, 4, 2, 1, 1, 1]);
  });

  it('follows a search that turns slower and faster', () => {
    const costs = [0.05, 0.05, 0.2, 0.2, 0.2, 0.01, 0.01, 0.01, 0.01];
    expect(portions(9, (at) => costs[at]!)).to.deep.equal([64, 64, 64, 32, 32, 32, 64, 128, 256]);
  });

  it('begins the search, which may throw there', () => {
    let begun = 0;
    const slice = inSlices(
      () => {
        begun++;
        throw new RangeError('no such position');
      },
      8,
      now,
    );
    expect(begun).to.equal(0);
    expect(slice).to.throw(RangeError, 'no such position');
    expect(begun).to.equal(1);
  });
});

describe('a search in slices', () => {
  const straight = (state: ToyState): Verdict | undefined =>
    solver.search(state, () => 0).step(Infinity);
  const inPieces = (state: ToyState): Verdict => {
    const slice = inSlices(() => solver.search(state, now), 8, now);
    let verdict = slice();
    while (!verdict) verdict = slice();
    return verdict;
  };
  const states: readonly (readonly [string, ToyState])[] = [
    ['winnable', { numbers: [31, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2], sum: 158 }],
    ['unwinnable', hard(12)],
    ['unknown', { ...hard(12), limit: 1000 }],
  ];
  for (const [verdict, state] of states) {
    it(`ends as one that is not: ${verdict}`, () => {
      expect([straight(state), inPieces(state)]).to.deep.equal([verdict, verdict]);
    });
  }

  it('rests between slices until other tasks had their turn', async () => {
    const told: string[] = [];
    setTimeout(() => told.push('a timer'));
    await rest();
    told.push('the search');
    expect(told).to.deep.equal(['a timer', 'the search']);
  });
});
