import { type TemplateResult, html } from 'lit';
import { CELL_LETTERS } from '../../../core/patience/notation.js';
import { STOCK, type Transfer } from '../../../core/patience/piles.js';
import { type PatienceState, canRedeal } from '../../../core/patience/rules/state.js';
import { type Table, firstRank, isCovered } from '../../../core/patience/rules/table.js';
import { emptyRank } from '../../../core/patience/rules/refusal.js';
import { RANKS } from '../../../core/cards/card.js';
import { cardBack } from '../../cards/card-back.js';
import type { PatienceBoard, PileDrawer } from '../definition.js';

/** The sign in an empty place: the rank that it takes. */
const rankSign = (rank: number | undefined): string =>
  rank === undefined ? '' : rank === 10 ? '10' : RANKS[rank - 1]!;

/** The rows of a pyramid or of peaks. */
function rowsOf({ columns, rules }: Table): readonly (readonly string[])[] {
  let next = 0;
  return rules.columns.deal.map((length) => columns.slice(next, (next += length)));
}

type View = PatienceState;

/** Stock and wastes. */
const supply = (table: Table, view: View, { pile }: PileDrawer): unknown => [
  table.stock && pile(STOCK, { kind: 'stock', ghost: canRedeal(table, view) ? '↻' : '' }),
  table.wastes.map((id) => pile(id, { kind: 'waste' })),
];

function foundations(table: Table, view: View, { pile }: PileDrawer): unknown {
  return table.foundations.map((id) => {
    const rank = table.rules.pairs ? undefined : firstRank(table, view.piles, id);
    return pile(id, { kind: 'foundation', ghost: rankSign(rank) });
  });
}

const beside = (table: Table, { pile }: PileDrawer): unknown => [
  table.cells.map((id) => pile(id, { kind: 'cell', ghost: '○' })),
  table.reserves.map((id) => pile(id, { kind: 'reserve' })),
];

function columns(table: Table, view: View, { pile }: PileDrawer): unknown {
  const ghost = rankSign(emptyRank(table, view));
  return table.columns.map((id) => pile(id, { kind: 'tableau', ...(ghost && { ghost }) }));
}

/** Rows of places that cover each other, and the other piles below them. */
const overlapped = (table: Table, view: View, draw: PileDrawer): TemplateResult =>
  html`<div class="layout ${draw.suits} ${table.stock?.open ? 'open' : ''}">
    <div class="rows" data-pile=${table.rules.columns.shape ?? ''}>
      ${rowsOf(table).map(
        (row) => html`<div class="row">${row.map((id) => draw.pile(id, { kind: 'place' }))}</div>`,
      )}
    </div>
    <div class="below">
      ${supply(table, view, draw)} ${beside(table, draw)} ${foundations(table, view, draw)}
    </div>
  </div>`;

/** Stock, waste, cells and foundations above the columns. */
const sideBySide = (table: Table, view: View, draw: PileDrawer): TemplateResult =>
  html`<div class="layout ${draw.suits}" data-columns=${table.columns.length}>
    <div class="above">
      ${supply(table, view, draw)} ${beside(table, draw)} ${foundations(table, view, draw)}
    </div>
    <div class="columns">${columns(table, view, draw)}</div>
  </div>`;

/** The pile that a key names: a digit a column, a letter a cell, S the stock, W the waste, R the reserve. */
function pileForKey(table: Table, key: string): string | undefined {
  if (/^\d$/.test(key)) return table.columns[(Number(key) + 9) % 10];
  if (key === 's') return table.stock && STOCK;
  if (key === 'w') return table.wastes[0];
  if (key === 'r') return table.reserves[0];
  return table.cells[CELL_LETTERS.indexOf(key)];
}

/** How many cards of a pile are visible, counted from the top. */
function visibleCards(table: Table, pile: string): number {
  switch (table.kinds[pile]!) {
    case 'column':
      return table.covers.length > 0 ? 1 : Infinity;
    case 'waste':
      return table.hole ? 1 : Math.min(3, table.stock?.draw ?? 1);
    case 'stock':
      return table.stock?.open ? Infinity : 1;
    default:
      return 1;
  }
}

/** The pile where the keyboard's cursor begins: the last uncovered place, or the first column. */
const firstPile = (table: Table, { piles }: View): string =>
  table.columns.findLast(
    (id) => table.covers.length > 0 && piles[id]!.length > 0 && !isCovered(table, piles, id),
  ) ?? table.columns[0]!;

/** The board of a game that is made from rules. */
export function rulesBoard<Options extends object>(
  tableOf: (options: Options) => Table,
): PatienceBoard<PatienceState<Options>, Transfer> {
  const of = (view: PatienceState<Options>): Table => tableOf(view.options);
  return {
    render(view, draw) {
      const table = of(view);
      return table.covers.length > 0
        ? overlapped(table, view, draw)
        : sideBySide(table, view, draw);
    },
    visibleCards: (pile, view) => visibleCards(of(view), pile),
    firstPile: (view) => firstPile(of(view), view),
    pileForKey: (key, view) => pileForKey(of(view), key),
    back: cardBack,
    /** The focus stays where the player turns cards. */
    focusAfter: ({ step: { move } }) =>
      move.from === STOCK || move.to === STOCK ? STOCK : undefined,
  };
}
