import { html } from 'lit';
import { cardBack } from '../../../elements/cards/card-back.js';
import type { PatienceBoard } from '../../../elements/patience/definition.js';
import { COLUMNS, type GolfMove, type GolfState, HEIGHT, STOCK, WASTE } from '../rules/state.js';

/** The columns, then stock and waste. */
export const golfBoard: PatienceBoard<GolfState, GolfMove> = {
  render: (_view, { pile, suits }) =>
    html`<div class="layout ${suits}">
      <div>${COLUMNS.map((id) => pile(id, { kind: 'tableau' }))}</div>
      <div>${pile(STOCK, { kind: 'stock' })} ${pile(WASTE, { kind: 'waste' })}</div>
    </div>`,
  visibleCards: (pile) => (pile === STOCK || pile === WASTE ? 1 : HEIGHT),
  firstPile: () => 'column-1',
  /** A digit names a column; S is the stock, W the waste. */
  pileForKey(key) {
    if (/^[1-7]$/.test(key)) return COLUMNS[Number(key) - 1];
    return ({ s: STOCK, w: WASTE } as Readonly<Record<string, string>>)[key];
  },
  back: cardBack,
  /** The player goes on where the card came from, and never plays from the waste. */
  focusAfter: ({ step: { move } }) => move.from,
};
