import { positionKey, positionsAfter, rulesSpace } from '../../../core/puzzles/rules-space.js';
import { plainSearches } from '../../../core/solver/plain-search.js';
import { type Grading, type Scale, graderOf } from '../../../core/solver/grade.js';
import { faceUp } from '../../../core/patience/rules/state.js';
import { type KlondikeState, klondike } from '../rules/game.js';
import type { Draw } from '../rules/options.js';
import { COLUMNS, FOUNDATIONS, STOCK, WASTE } from './piles.js';
import { search } from './solve.js';

/**
 * The cost factors of a position: face-down cards, cards in stock and waste, cards not on foundations, runs
 * on face-down cards, redeals, and how far the foundations are apart.
 */
function figures(state: KlondikeState): readonly number[] {
  const { piles, faceDown, redeals } = state;
  const hidden = COLUMNS.reduce((sum, id) => sum + faceDown[id]!, 0);
  const covering = COLUMNS.filter((id) => faceDown[id]! > 0 && faceUp(state, id) > 1).length;
  const supply = piles[STOCK]!.length + piles[WASTE]!.length;
  const heights = FOUNDATIONS.map((id) => piles[id]!.length);
  const up = heights.reduce((sum, height) => sum + height, 0);
  const apart = Math.max(...heights) - Math.min(...heights);
  return [hidden, supply, 52 - up, covering, redeals, apart];
}

/**
 * The limits of grades, for deals from 1,000,001 on. Deals that no plain search wins are very hard; the
 * others are in four equal parts. docs/internals/grades.md has the numbers of deals. Source: npm run bench:grade --
 * klondike.
 */
const SCALES: Readonly<Record<Draw, Scale>> = {
  1: [181, 205, 310, 2000],
  3: [188, 422, 776, 2000],
};

/** The grading of Klondike. */
export const grading: Grading<KlondikeState> = {
  game: 'klondike',
  searches: plainSearches(
    rulesSpace(klondike, {
      key: ({ piles, faceDown, redeals, options }) =>
        positionKey({ piles, faceDown, redeals: options.redeals === 'unlimited' ? 0 : redeals }),
      figures,
      isWon: ({ piles }) => FOUNDATIONS.every((id) => piles[id]!.length === 13),
      // Weights of: a move, face down, stock and waste, not on foundations, covering, redeals, apart.
      orders: [
        [0, 24, 8, 4, 0, 4, 0],
        [1, 24, 12, 8, 2, 4, 2],
      ],
      most: 2000,
    }),
  ),
  scale: ({ options }) => SCALES[options.draw],
  firstMoves: (state) => positionsAfter(klondike, state),
  solver: search,
};

/** The worker's solver for grades. */
export const grader = graderOf(grading);
