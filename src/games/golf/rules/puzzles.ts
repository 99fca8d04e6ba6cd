import { ORDERED_DECK } from '../../../core/cards/deck.js';
import { withPositions } from '../../../core/puzzles/puzzle.js';
import { golf } from './game.js';
import { COLUMNS, HEIGHT, STOCK, WASTE, deal } from './state.js';

/** How many cards the stock has after a deal: never more. */
const SUPPLY = ORDERED_DECK.length - COLUMNS.length * HEIGHT - 1;

/** Golf from any position, and its puzzles; cards that are not named lie at the bottom of the waste. */
export const golfPuzzles = withPositions(golf, {
  plan: () => ({
    lines: [
      ...COLUMNS.map((pile) => ({ kind: 'pile' as const, pile, most: HEIGHT })),
      { kind: 'pile', names: ['Stock'], pile: STOCK, most: SUPPLY },
      { kind: 'pile', names: ['Waste'], pile: WASTE, most: ORDERED_DECK.length },
    ],
    rest: WASTE,
  }),
  basePosition: (options) => deal(options, ORDERED_DECK),
  isHome: (pile) => pile === WASTE,
});
