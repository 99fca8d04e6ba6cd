import { type TemplateResult, html } from 'lit';
import { CELL_LETTERS } from '../../../core/patience/cell-letters.js';
import { type Piles, STOCK, type Transfer } from '../../../core/patience/piles.js';
import { type PatienceState, canRedeal } from '../../../core/patience/rules/state.js';
import { type Table, firstRank, isCovered } from '../../../core/patience/rules/table.js';
import { emptyRank } from '../../../core/patience/rules/refusal.js';
import { RANKS } from '../../../core/cards/card.js';
import { cardBack } from '../../cards/card-back.js';
import { ANY_CARD, REDEAL } from '../place-sign.js';
import type { KeyedBoard, PatienceBoard, PileDrawer } from '../definition.js';
import {
  arrangementsOf,
  boardClasses,
  isReserveOpen,
  nearestPlace,
  placesByRow,
} from './arrange.js';

/** The sign in an empty place: the rank that it takes. */
const rankSign = (rank: number | undefined): string =>
  rank === undefined ? '' : rank === 10 ? '10' : RANKS[rank - 1]!;

type View = PatienceState;
type Draw = (id: string) => TemplateResult;

/** Draws the piles of the table, each with the sign in its empty place. */
function drawerOf(table: Table, view: View, { pile }: PileDrawer): Draw {
  const { kinds, rules, foundation, suitSize, lowest } = table;
  const columnSign = rankSign(emptyRank(table, view));
  // Complete sequences begin with the highest rank.
  const runSign = foundation?.runs ? rankSign(lowest + suitSize - 1) : undefined;
  return (id) => {
    switch (kinds[id]!) {
      case 'stock':
        return pile(id, { kind: 'stock', sign: canRedeal(table, view) ? REDEAL : '' });
      case 'waste':
        return pile(id, { kind: 'waste' });
      case 'reserve':
        return pile(id, { kind: 'reserve' });
      case 'cell':
        return pile(id, { kind: 'cell', sign: ANY_CARD });
      case 'foundation': {
        const rank = rules.pairs ? '' : rankSign(firstRank(table, view.piles, id));
        return pile(id, { kind: 'foundation', sign: runSign ?? rank });
      }
      case 'column':
        return table.covers.length > 0
          ? pile(id, { kind: 'place' })
          : pile(id, { kind: 'tableau', ...(columnSign && { sign: columnSign }) });
    }
  };
}

/** A group of piles in rows of at most so many, on wide and on narrow boards. */
const zone = (
  name: string,
  piles: readonly string[],
  draw: Draw,
  [wide, narrow]: readonly [number, number],
): unknown =>
  piles.length > 0
    ? html`<div class="zone ${name}" data-per=${wide} data-narrow-per=${narrow}>
        ${piles.map(draw)}
      </div>`
    : '';

/** The piles above the columns, or below a pyramid: stock and wastes, cells and reserves, foundations. */
function above(table: Table, draw: Draw): TemplateResult {
  const { wide, narrow, ...shape } = arrangementsOf(table);
  const { hasOpenStock } = shape;
  const supply = [...(table.stock && !hasOpenStock ? [STOCK] : []), ...table.wastes];
  const room = supply.length + (shape.hasFannedWaste ? 1 : 0);
  const middle = [...table.cells, ...(shape.hasSideReserve ? [] : table.reserves)];
  // Foundations are at the end of the row, unless they are alone in it.
  const isAlone = supply.length === 0 && middle.length === 0;
  const isCentred = isAlone || table.foundations.length === 0;
  return html`<div
    class="above ${isCentred ? 'centred' : ''}"
    data-under=${wide.isUnder}
    data-narrow-under=${narrow.isUnder}
  >
    ${hasOpenStock ? html`<div class="spread">${draw(STOCK)}</div>` : ''}
    ${zone('supply', supply, draw, [room, room])}
    ${zone('middle', middle, draw, [wide.middle, narrow.middle])}
    ${zone('foundations', table.foundations, draw, [wide.foundations, narrow.foundations])}
  </div>`;
}

const layout = ({ suits }: PileDrawer, content: unknown): TemplateResult =>
  html`<div class="layout ${suits}">${content}</div>`;

/** Rows of places that cover each other, and the other piles below them. */
function overlapped(table: Table, draw: PileDrawer, pile: Draw): TemplateResult {
  const rows = placesByRow(table);
  const shape = table.rules.columns.shape!;
  const row = (groups: (typeof rows)[number], index: number): TemplateResult =>
    html`<div class="row" data-below=${rows.length - 1 - index}>
      ${groups.map((group) => html`<div class="group">${group.map(pile)}</div>`)}
    </div>`;
  return layout(
    draw,
    html`<div class="rows" data-pile=${shape} data-per=${rows.at(-1)![0]!.length}>
        ${rows.map(row)}
      </div>
      ${above(table, pile)}`,
  );
}

/** The stock, and the stack of complete runs. */
const besideColumns = ({ stock, foundations }: Table, draw: Draw): TemplateResult =>
  html`<div class="beside">
    ${stock ? draw(STOCK) : ''}
    <div class="complete">${foundations.map(draw)}</div>
  </div>`;

/** Stock, waste, cells and foundations above the columns, or below or beside them. */
function sideBySide(table: Table, draw: PileDrawer, pile: Draw): TemplateResult {
  const { wide, narrow, hasSideReserve, hasOpenStock, ...shape } = arrangementsOf(table);
  const rows = wide.above > 0 || hasOpenStock ? above(table, pile) : '';
  const { hasSupplyBelow } = shape;
  return layout(
    draw,
    html`${hasSupplyBelow ? '' : rows}
      <div class="lower ${hasSideReserve ? 'sided' : ''}">
        ${hasSideReserve ? html`<div class="side">${table.reserves.map(pile)}</div>` : ''}
        ${shape.hasSideRuns ? besideColumns(table, pile) : ''}
        ${zone('columns', table.columns, pile, [wide.perLine, narrow.perLine])}
      </div>
      ${hasSupplyBelow ? rows : ''}`,
  );
}

/**
 * The pile that a digit names: a column. In a pyramid with several wastes, it chooses a waste: on the stock for the next
 * card, which is picked up here first.
 */
function pileForDigit(table: Table, digit: number, board: KeyedBoard): string | undefined {
  if (table.covers.length === 0) return table.columns[(digit + 9) % 10];
  const waste = table.wastes.length > 1 ? table.wastes[digit - 1] : undefined;
  if (waste !== undefined && board.focusedPile === STOCK && !board.isHolding) board.take(STOCK);
  return waste;
}

/** The pile that a key names: a digit a column, a letter a cell, S the stock, W the waste, R the reserve. */
function pileForKey(table: Table, key: string, board: KeyedBoard): string | undefined {
  if (/^\d$/.test(key)) return pileForDigit(table, Number(key), board);
  if (key === 's') return table.stock && STOCK;
  if (key === 'w') return table.wastes[0];
  if (key === 'r') return table.reserves[0];
  return key.length === 1 ? table.cells[CELL_LETTERS.indexOf(key)] : undefined;
}

/**
 * The pile that gets the focus after a move, if it is not the one that the cards went to. It stays where the player turns
 * cards, and where cards are removed.
 */
function focusAfter(table: Table, piles: Piles, { from, to }: Transfer): string | undefined {
  if (from === STOCK || to === STOCK) return STOCK;
  if (!table.hole && !table.rules.pairs) return undefined;
  return nearestPlace(table, piles, from) ?? from;
}

/** How many cards of a pile are visible, counted from the top. */
function visibleCards(table: Table, pile: string): number {
  switch (table.kinds[pile]!) {
    case 'column':
      return table.covers.length > 0 ? 1 : Infinity;
    case 'waste':
      return arrangementsOf(table).hasFannedWaste ? 3 : 1;
    case 'stock':
      return table.stock?.open ? Infinity : 1;
    case 'reserve':
      return isReserveOpen(table) ? Infinity : 1;
    case 'cell':
    case 'foundation':
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
      const pile = drawerOf(table, view, draw);
      return table.covers.length > 0
        ? overlapped(table, draw, pile)
        : sideBySide(table, draw, pile);
    },
    classes: (view) => boardClasses(of(view)).join(' '),
    visibleCards: (pile, view) => visibleCards(of(view), pile),
    firstPile: (view) => firstPile(of(view), view),
    pileForKey: (key, view, board) => pileForKey(of(view), key, board),
    back: cardBack,
    focusAfter: ({ step: { move }, after }) => focusAfter(of(after), after.piles, move),
  };
}
