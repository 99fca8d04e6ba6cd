import { listOf } from '../../../core/cards/list.js';
import { ORDERED_DECK } from '../../../core/cards/deck.js';
import type { PositionLine } from '../../../core/puzzles/position.js';
import { withPositions } from '../../../core/puzzles/puzzle.js';
import { pyramid } from './game.js';
import { FOUNDATION, PLACES, ROWS, STOCK, deal, rowOf, wastesOf } from './state.js';

/** The cards of stock and wastes after a deal. There are never more. */
const SUPPLY = 24;

const ROW_LINES: readonly PositionLine[] = listOf(ROWS, (row) => ({
  kind: 'places',
  piles: PLACES.filter((_pile, place) => rowOf(place) === row),
}));

/** Pyramid from any position, and its puzzles. Cards that the text does not name have been taken. */
export const pyramidPuzzles = withPositions(pyramid, {
  plan: (options) => {
    const { redeals } = options;
    const wastes = wastesOf(options);
    return {
      lines: [
        ...ROW_LINES,
        { kind: 'pile', names: ['Stock'], pile: STOCK, most: SUPPLY },
        ...wastes.map((pile, index): PositionLine => {
          const name = index === 0 ? 'Waste' : `Waste ${index + 1}`;
          return { kind: 'pile', names: [name], pile, most: SUPPLY };
        }),
        {
          ...{ kind: 'number', names: ['Redeals'], field: 'redeals', least: 0 },
          most: redeals === 'unlimited' ? 999_999 : redeals,
        },
        { kind: 'pile', names: ['Taken'], pile: FOUNDATION, most: ORDERED_DECK.length },
      ],
      rest: FOUNDATION,
      supply: { piles: [STOCK, ...wastes], most: SUPPLY },
    };
  },
  basePosition: (options) => deal(options, ORDERED_DECK),
});
