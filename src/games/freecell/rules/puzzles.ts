import { DECK_SIZE } from '../../../core/cards/card.js';
import { ORDERED_DECK } from '../../../core/cards/deck.js';
import { withPositions } from '../../../core/puzzles/puzzle.js';
import { freecell } from './game.js';
import { deal, layoutOf } from './state.js';

/** FreeCell and its family from any position, and their puzzles. */
export const freecellPuzzles = withPositions(freecell, {
  plan: (options) => {
    const { columns, cells, foundations } = layoutOf(options);
    return {
      lines: [
        { kind: 'heights', names: ['Foundations'], piles: foundations },
        { kind: 'places', names: ['Freecells', 'Cells'], piles: cells },
        ...columns.map((pile) => ({ kind: 'pile' as const, pile, most: DECK_SIZE })),
      ],
    };
  },
  basePosition: (options) => deal(options, ORDERED_DECK),
});
