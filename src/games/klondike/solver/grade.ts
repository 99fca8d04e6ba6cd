import { positionKey } from '../../../core/patience/position-key.js';
import { type Grading, type Scale, graderOf } from '../../../core/solver/grade.js';
import { positionsAfter, rulesSpace } from '../../../core/puzzles/rules-space.js';
import { klondike } from '../rules/game.js';
import type { Draw } from '../rules/options.js';
import { COLUMNS, FOUNDATIONS, type KlondikeState, STOCK, WASTE, faceUp } from '../rules/state.js';
import { search } from './solve.js';

/**
 * What makes a position of Klondike dear: cards face down, cards in stock and waste, cards that are not up,
 * runs that cover face-down cards, redeals, how far the foundations are apart.
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
 * Of deals from 1,000,001 on: those that no plain search wins are very hard, and the others four equal parts.
 * docs/grades.md says how many were counted. Source: npm run bench:grade -- klondike.
 */
const SCALES: Readonly<Record<Draw, Scale>> = {
  1: [181, 205, 310, 2000],
  3: [188, 422, 776, 2000],
};

/** How hard the deals of Klondike are. */
export const grading: Grading<KlondikeState, KlondikeState> = {
  game: 'klondike',
  space: rulesSpace(klondike, {
    key: ({ piles, faceDown, redeals, options }) =>
      positionKey({ piles, faceDown, redeals: options.redeals === 'unlimited' ? 0 : redeals }),
    figures,
    isWon: ({ piles }) => FOUNDATIONS.every((id) => piles[id]!.length === 13),
    // Weights of: a move, face down, supply, not up, covering, redeals, apart.
    orders: [
      [0, 24, 8, 4, 0, 4, 0],
      [1, 24, 12, 8, 2, 4, 2],
    ],
    most: 2000,
  }),
  scale: ({ options }) => SCALES[options.draw],
  firstMoves: (state) => positionsAfter(klondike, state),
  solver: search,
};

/** What a worker answers questions about them with. */
export const grader = graderOf(grading);
