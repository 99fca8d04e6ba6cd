import { positionKey, positionsAfter, rulesSpace } from '../../../core/puzzles/rules-space.js';
import { plainSearches } from '../../../core/solver/plain-search.js';
import { type Grading, type Scale, graderOf } from '../../../core/solver/grade.js';
import { STOCK } from '../../../core/patience/piles.js';
import { type PyramidState, pyramid } from '../rules/game.js';
import { COVER, bitsOf, wastesOf } from './places.js';
import { search } from './solve.js';

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
};

/**
 * The cost factors of a position: cards of the pyramid, covered ones, cards of stock and wastes, turned
 * cards, redeals.
 */
function figures({ options, piles, redeals }: PyramidState): readonly number[] {
  const bits = bitsOf(piles);
  const covered = COVER.filter((cover, place) => bits & (1 << place) && bits & cover).length;
  const turned = wastesOf(options).reduce((sum, id) => sum + piles[id]!.length, 0);
  return [bitCount(bits), covered, piles[STOCK]!.length + turned, turned, redeals];
}

/**
 * The limits of five equal parts of the 412 winnable deals from 1,000,001 to 1,000,500. Source: npm run
 * bench:grade -- pyramid.
 */
const SCALE: Scale = [61, 71, 80, 138];

/** The grading of Pyramid. */
export const grading: Grading<PyramidState> = {
  game: 'pyramid',
  searches: plainSearches(
    rulesSpace(pyramid, {
      key: ({ piles, redeals, options }) =>
        positionKey({ piles, redeals: options.redeals === 'unlimited' ? 0 : redeals }),
      figures,
      isWon: ({ piles }) => bitsOf(piles) === 0,
      // Weights of: a move, in the pyramid, covered, in stock and wastes, turned, redeals.
      orders: [
        [0, 8, 0, 0, 0, 8],
        [0, 8, 4, 0, 1, 8],
        [0, 8, 8, 0, 1, 16],
        [0, 12, 4, -4, 2, 24],
      ],
      most: 1000,
    }),
  ),
  scale: () => SCALE,
  firstMoves: (state) => positionsAfter(pyramid, state),
  solver: search,
};

/** The worker's solver for grades. */
export const grader = graderOf(grading);
