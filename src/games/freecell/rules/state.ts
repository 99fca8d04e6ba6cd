import { type Card, DECK_SIZE } from '../../../core/cards/card.js';
import {
  type Build,
  type Column,
  type Foundation,
  type Piles,
  type Transfer,
  pileIds,
} from '../../../core/patience/piles.js';
import type { PileRefusal } from '../../../core/patience/refusal.js';
import { type FreecellOptions, SYSTEMS, type System } from './variants.js';

export { isColumn, isFoundation } from '../../../core/patience/piles.js';

export type Cell = `cell-${number}`;
export type PileId = Column | Cell | Foundation;

/** Cards from the top of one pile to another: 1, or a run from column to column. */
export type FreecellMove = Transfer<PileId>;

export interface FreecellState {
  readonly options: FreecellOptions;
  /** All piles by id, bottom card first; a cell holds one card at most. */
  readonly piles: Piles;
  /** Cards taken back from a foundation, which stay until the player moves them. */
  readonly takenBack: readonly Card[];
}

/** Why a move is refused; which code carries which figures. */
export type FreecellRefusal =
  | PileRefusal
  | { readonly code: 'not-in-order'; readonly build: Build }
  | { readonly code: 'one-card-a-cell' }
  | { readonly code: 'cell-taken'; readonly card: Card }
  | { readonly code: 'return-to-cell' }
  | { readonly code: 'too-many'; readonly count: number; readonly allowed: number };

/** The piles of a game by kind, in their order on the board. */
export interface Layout {
  readonly columns: readonly Column[];
  readonly cells: readonly Cell[];
  readonly foundations: readonly Foundation[];
  readonly all: readonly PileId[];
}

/** By the variant, then by the number of cells. */
const layouts = new Map<string, Layout[]>();

/** The piles of a game with these options. */
export function layoutOf({ variant, cells }: FreecellOptions): Layout {
  const ofVariant = layouts.get(variant) ?? [];
  let layout = ofVariant[cells];
  if (!layout) {
    const columns = pileIds('column', SYSTEMS[variant].columns);
    const cellIds = pileIds('cell', cells);
    const foundations = pileIds('foundation', 4);
    const all = [...cellIds, ...foundations, ...columns];
    ofVariant[cells] = layout = { columns, cells: cellIds, foundations, all };
    layouts.set(variant, ofVariant);
  }
  return layout;
}

export const systemOf = (options: FreecellOptions): System => SYSTEMS[options.variant];

export const isCell = (pile: string): pile is Cell => pile.startsWith('cell-');

/** Deals: the columns row by row, the cards left over to the cells. */
export function deal(options: FreecellOptions, deck: readonly Card[]): FreecellState {
  const system = systemOf(options);
  const { columns, cells, all } = layoutOf(options);
  const piles: Record<string, Card[]> = {};
  for (const id of all) piles[id] = [];
  for (let n = 0; n < system.dealtToColumns; n++) {
    piles[columns[n % columns.length]!]!.push(deck[n]!);
  }
  const rest = deck.slice(system.dealtToColumns, DECK_SIZE);
  const first = Math.min(system.firstDealtCell - 1, options.cells - rest.length);
  rest.forEach((card, n) => piles[cells[first + n]!]!.push(card));
  return { options, piles, takenBack: [] };
}
