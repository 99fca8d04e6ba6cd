import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { FACE_DOWN, type PyramidOptions, pyramid } from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { pyramidAt, pyramidGesture } from '../support/pyramid.js';
import { SEED, turns, walks } from '../support/walks.js';

const options: fc.Arbitrary<PyramidOptions> = fc.record({
  redeals: fc.constantFrom('unlimited' as const, 0, 1, 2),
  coverPairs: fc.boolean(),
  openStock: fc.boolean(),
  wastes: fc.constantFrom(1 as const, 2 as const, 3 as const),
});

/** The same cards in another order: turned round, and the first two changed. */
const stirred = (cards: readonly number[]): readonly number[] => {
  const [first, second, ...rest] = [...cards].reverse();
  return second === undefined ? cards : [second, first!, ...rest];
};

describe('the view of Pyramid', () => {
  it('hides the stock, and nothing else', () => {
    const state = pyramidAt({ rows: ['AC', '5D 2C'], stock: '3C 4C', waste: ['6C 7C'] });
    const { piles, ...rest } = pyramid.view(state);
    expect(piles).to.deep.equal({ ...state.piles, stock: [FACE_DOWN, FACE_DOWN] });
    expect({ ...rest, piles: state.piles }).to.deep.equal(state);
  });

  it('shows an open stock', () => {
    const state = pyramidAt({ rows: ['AC'], stock: '3C 4C', openStock: true });
    expect(pyramid.view(state)).to.deep.equal(state);
  });

  it('is the same whatever order the stock is in, and so is all that is made of it', () => {
    fc.assert(
      fc.property(walks(options, fc.constant({}), 60), (walk) => {
        for (const { next } of turns(pyramid, walk)) {
          const view = pyramid.view(next);
          expect(pyramid.moves(view)).to.deep.equal(pyramid.moves(next));
          expect(pyramid.outcome(view)).to.equal(pyramid.outcome(next));
          expect(pyramid.view(view)).to.deep.equal(view);
          if (walk.options.openStock) continue;
          const stock = stirred(next.piles['stock']!);
          const other = { ...next, piles: { ...next.piles, stock } };
          expect(pyramid.view(other)).to.deep.equal(view);
          expect(pyramid.moves(other)).to.deep.equal(pyramid.moves(next));
          expect(pyramidGesture.hint(other)).to.deep.equal(pyramidGesture.hint(view));
        }
      }),
      { seed: SEED, numRuns: countOf({ normal: 15, full: 40 }) },
    );
  });
});
