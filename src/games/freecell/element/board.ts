import { html } from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import type { PatienceBoard } from '../../../elements/patience/definition.js';
import { CELL_LETTERS } from '../../../core/patience/notation.js';
import { isColumn } from '../../../core/patience/piles.js';
import { type FreecellMove, type FreecellState, freecell } from '../rules/game.js';
import { SYSTEMS } from '../rules/variants.js';

/** Cells and foundations above, columns below. */
export const freecellBoard: PatienceBoard<FreecellState, FreecellMove> = {
  render({ options }, { pile, suits }) {
    const { columns, cells, foundations } = freecell.tableOf(options);
    const kings = SYSTEMS[options.variant].kingsOnly ? { ghost: 'K' } : {};
    return html`<div
      class="layout ${suits}"
      data-columns=${columns.length}
      data-cells=${cells.length}
    >
      <div class="cells">${cells.map((id) => pile(id, { kind: 'cell', ghost: '○' }))}</div>
      <div class="foundations">
        ${foundations.map((id) => pile(id, { kind: 'foundation', ghost: 'A' }))}
      </div>
      <div class="columns">${columns.map((id) => pile(id, { kind: 'tableau', ...kings }))}</div>
    </div>`;
  },
  visibleCards: (pile) => (isColumn(pile) ? DECK_SIZE : 1),
  firstPile: () => 'column-1',
  /** A digit names a column, a letter a cell. */
  pileForKey(key, { options }) {
    const { columns, cells } = freecell.tableOf(options);
    if (/^\d$/.test(key)) return columns[(Number(key) + 9) % 10];
    const cell = CELL_LETTERS.indexOf(key);
    return cell < 0 ? undefined : cells[cell];
  },
  hasFourColors: ({ options }) => options.variant === 'kingcell',
};
