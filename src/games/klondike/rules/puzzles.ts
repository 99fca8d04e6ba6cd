import { ORDERED_DECK } from '../../../core/cards/deck.js';
import { withPositions } from '../../../core/puzzles/puzzle.js';
import { klondike } from './game.js';
import { BUILD } from './refusal.js';
import { COLUMNS, FOUNDATIONS, STOCK, WASTE, deal } from './state.js';

/** How many cards stock and waste have after a deal: never more. */
const SUPPLY = 24;
/** A column's face-down cards are never more than it was dealt; those on them go from a king to an ace. */
const RUN = 13;

/** Klondike from any position, and its puzzles. */
export const klondikePuzzles = withPositions(klondike, {
  plan: ({ redeals }) => ({
    lines: [
      { kind: 'heights', names: ['Foundations'], piles: FOUNDATIONS },
      { kind: 'pile', names: ['Stock'], pile: STOCK, most: SUPPLY },
      { kind: 'pile', names: ['Waste'], pile: WASTE, most: SUPPLY },
      {
        ...{ kind: 'number', names: ['Redeals'], field: 'redeals', least: 0 },
        most: redeals === 'unlimited' ? 999_999 : redeals,
      },
      { kind: 'number', names: ['Score'], field: 'score', least: -999_999, most: 999_999 },
      ...COLUMNS.map((pile, hidden) => ({
        ...{ kind: 'pile' as const, pile, hidden, most: hidden + RUN },
        build: BUILD.build,
      })),
    ],
    supply: { piles: [STOCK, WASTE], most: SUPPLY },
  }),
  basePosition: (options) => ({
    ...deal(options, ORDERED_DECK),
    faceDown: Object.fromEntries(COLUMNS.map((column) => [column, 0])),
  }),
});
