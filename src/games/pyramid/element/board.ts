import { listOf } from '../../../core/cards/list.js';
import { html } from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { cardBack } from '../../../elements/cards/card-back.js';
import type { PatienceBoard } from '../../../elements/patience/definition.js';
import {
  FOUNDATION,
  PLACES,
  type PyramidMove,
  type PyramidState,
  ROWS,
  STOCK,
  canRedeal,
  wastesOf,
} from '../rules/state.js';
import { nextFocus } from './next-focus.js';

/** The places of the pyramid, by row. */
const PLACES_BY_ROW = listOf(ROWS, (row) =>
  PLACES.slice((row * (row + 1)) / 2, ((row + 1) * (row + 2)) / 2),
);

/** The pyramid above; stock, wastes and foundation below. */
export const pyramidBoard: PatienceBoard<PyramidState, PyramidMove> = {
  render: (view, { pile, suits }) =>
    html`<div class="layout ${suits} ${view.options.openStock ? 'open' : ''}">
      <div data-pile="pyramid">
        ${PLACES_BY_ROW.map(
          (row) => html`<div class="row">${row.map((id) => pile(id, { kind: 'place' }))}</div>`,
        )}
      </div>
      <div class="below">
        ${pile(STOCK, { kind: 'stock', ghost: canRedeal(view) ? '↻' : '' })}
        ${wastesOf(view.options).map((id) => pile(id, { kind: 'waste' }))}
        ${pile(FOUNDATION, { kind: 'foundation' })}
      </div>
    </div>`,
  visibleCards: (pile, { options }) => (pile === STOCK && options.openStock ? DECK_SIZE : 1),
  /** The last card of the pyramid. */
  firstPile: ({ piles }) => PLACES.findLast((place) => piles[place]!.length > 0) ?? STOCK,
  /** S is the stock, W the first waste. If there are several wastes, a digit chooses one. */
  pileForKey(key, { options }, board) {
    const wastes = wastesOf(options);
    if (key === 's') return STOCK;
    if (key === 'w') return wastes[0];
    const chosen = wastes.length > 1 ? wastes[Number(key) - 1] : undefined;
    // On the stock, a digit chooses the waste for the next card. The card is picked up here first.
    if (chosen && board.focusedPile === STOCK && !board.isHolding) board.take(STOCK);
    return chosen;
  },
  back: cardBack,
  /** The stock after a turn or a redeal; otherwise the pile nearest to the removed cards. */
  focusAfter: ({ step: { move }, after }) =>
    move.from === STOCK || move.to === STOCK ? STOCK : nextFocus(after.piles, move.from),
};
