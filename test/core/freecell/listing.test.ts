import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type FreecellMove,
  type FreecellState,
  SUPERMOVES,
  VARIANTS,
  freecell,
} from '../../../src/core.js';
import { MAX_CELLS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { countOf } from '../../support/counts.js';
import { SEED, turns, walks } from '../support/walks.js';

/** Each pile to each other, with one card and more: what the rules do not refuse. */
function plainListing(state: FreecellState): readonly FreecellMove[] {
  const { piles: all } = freecell.tableOf(state.options);
  return all.flatMap((from) =>
    Array.from({ length: 13 }, (_, at) => at + 1).flatMap((count) =>
      all
        .map((to) => ({ from, to, count }))
        .filter((move) => freecell.refusal(state, move) === undefined),
    ),
  );
}

const written = (moves: readonly FreecellMove[]): string =>
  moves.map(({ from, to, count }) => `${from} ${to} ${count}`).join();

describe('the listing of legal moves', () => {
  for (const variant of VARIANTS)
    it(`of ${variant} has the order of piles, counts and targets`, () => {
      const options = fc.record({
        variant: fc.constant(variant),
        cells: fc.integer({ min: minCells(variant), max: MAX_CELLS }),
        supermove: fc.constantFrom(...SUPERMOVES),
      });
      fc.assert(
        fc.property(walks(options, fc.constant({}), 80), (walk) => {
          for (const { state, legal } of turns(freecell, walk))
            expect(written(legal)).to.equal(written(plainListing(state)));
        }),
        { seed: SEED, numRuns: countOf({ normal: 3, full: 100 }) },
      );
    });
});
