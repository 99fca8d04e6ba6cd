import { html } from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { cardBack } from '../../../elements/cards/card-back.js';
import type { PatienceBoard } from '../../../elements/patience/definition.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeState,
  STOCK,
  WASTE,
  canRedeal,
  isColumn,
} from '../rules/state.js';

/** Stock, waste and foundations above, columns below. */
export const klondikeBoard: PatienceBoard<KlondikeState, KlondikeMove> = {
  render: (view, { pile, suits }) =>
    html`<div class="layout ${suits}">
      <div>
        ${pile(STOCK, { kind: 'stock', ghost: canRedeal(view) ? '↻' : '' })}
        ${pile(WASTE, { kind: 'waste' })}
        ${FOUNDATIONS.map((id) => pile(id, { kind: 'foundation', ghost: 'A' }))}
      </div>
      <div>${COLUMNS.map((id) => pile(id, { kind: 'tableau', ghost: 'K' }))}</div>
    </div>`,
  visibleCards: (pile) => (isColumn(pile) ? DECK_SIZE : pile === WASTE ? 3 : 1),
  firstPile: () => 'column-1',
  /** A digit names a column; S is the stock, W the waste. */
  pileForKey(key) {
    if (/^[1-7]$/.test(key)) return COLUMNS[Number(key) - 1];
    return ({ s: STOCK, w: WASTE } as Readonly<Record<string, string>>)[key];
  },
  back: cardBack,
  /** The focus stays where the player turns cards. */
  focusAfter: ({ step: { move } }) =>
    move.from === STOCK || move.to === STOCK ? STOCK : undefined,
};
