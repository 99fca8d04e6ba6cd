import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import {
  type Column,
  type Foundation,
  type Piles,
  STOCK,
  type Transfer,
  pileIds,
} from '../../../core/patience/piles.js';
import type { PileRefusal } from '../../../core/patience/refusal.js';
import { type KlondikeOptions, pointsOf } from './options.js';

export { isColumn, isFoundation } from '../../../core/patience/piles.js';

/** The stock, face down; its top card, the last, is the next one to be turned. */
export { STOCK };
/** The cards that were turned up; the top one, the last, may be played. */
export const WASTE = 'waste-1';

export const COLUMNS: readonly Column[] = pileIds('column', 7);
export const FOUNDATIONS: readonly Foundation[] = pileIds('foundation', 4);

export type PileId = typeof STOCK | typeof WASTE | Foundation | Column;
export const PILES: readonly PileId[] = [STOCK, WASTE, ...FOUNDATIONS, ...COLUMNS];

/**
 * Cards from the top of one pile to another. A draw goes from `stock` to `waste-1`, its cards
 * turned one by one; a redeal takes all of `waste-1` back to `stock`; a column's face-down top card
 * is turned over by a move of one card from the column to itself.
 */
export type KlondikeMove = Transfer<PileId>;

/** A position; a player's view of it has the same shape, with FACE_DOWN for every hidden card. */
export interface KlondikeState {
  readonly options: KlondikeOptions;
  /** All piles by id, bottom card first, face-down cards included. */
  readonly piles: Piles;
  /** How many cards of each column, from its bottom, lie face down. */
  readonly faceDown: Readonly<Record<string, number>>;
  /** How often the waste was turned over. */
  readonly redeals: number;
  /** In points; 0 where nothing is scored. */
  readonly score: number;
  /** Cards taken back from a foundation, which stay until the player moves them. */
  readonly takenBack: readonly Card[];
}

/** Why a move is refused; which code carries which figures. */
export type KlondikeRefusal =
  | PileRefusal
  /** The card on top of that column has to be turned over first. */
  | { readonly code: 'turn-first'; readonly pile: string }
  | { readonly code: 'face-down' }
  | { readonly code: 'waste-top' }
  | { readonly code: 'stock-turns' }
  | { readonly code: 'stock-left' }
  /** All redeals are used. */
  | { readonly code: 'no-redeal'; readonly redeals: number }
  | { readonly code: 'return-to-column' }
  /** Nothing is laid on that pile. */
  | { readonly code: 'takes-none'; readonly pile: string };

/** How many cards on top of a column are face up; they are in order. */
export const faceUp = ({ piles, faceDown }: KlondikeState, column: string): number =>
  piles[column]!.length - (faceDown[column] ?? 0);

/** Whether the top card of a pile is a column's that lies face down. */
export const needsFlip = (state: KlondikeState, pile: string): boolean =>
  state.faceDown[pile]! > 0 && faceUp(state, pile) === 0;

/** How many cards a draw turns now. */
export const drawn = ({ piles, options }: KlondikeState): number =>
  Math.min(options.draw, piles[STOCK]!.length);

/** Whether the waste may be turned over once more. */
export const canRedeal = ({ options, redeals }: KlondikeState): boolean =>
  options.redeals === 'unlimited' || redeals < options.redeals;

/** Deals: seven columns of 1 to 7 cards, row by row, the last card of each face up. */
export function deal(options: KlondikeOptions, deck: readonly Card[]): KlondikeState {
  const piles: Record<string, Card[]> = Object.fromEntries(PILES.map((id) => [id, []]));
  let next = 0;
  for (let row = 0; row < COLUMNS.length; row++) {
    for (const column of COLUMNS.slice(row)) piles[column]!.push(deck[next++]!);
  }
  piles[STOCK] = deck.slice(next).reverse();
  const faceDown = Object.fromEntries(COLUMNS.map((column, index) => [column, index]));
  const score = pointsOf(options).deal ?? 0;
  return { options, piles, faceDown, redeals: 0, score, takenBack: [] };
}

/** What the player may see. */
export function view(state: KlondikeState): KlondikeState {
  const { piles, faceDown } = state;
  const hidden = { ...faceDown, [STOCK]: piles[STOCK]!.length };
  const seen = { ...piles };
  for (const [id, count] of Object.entries(hidden)) {
    seen[id] = piles[id]!.map((card, index) => (index < count ? FACE_DOWN : card));
  }
  return { ...state, piles: seen };
}
