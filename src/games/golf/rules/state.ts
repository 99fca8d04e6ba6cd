import { withIndex } from '../../../core/cards/list.js';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import {
  type Column,
  type Piles,
  STOCK,
  type Transfer,
  pileIds,
} from '../../../core/patience/piles.js';
import type { PileRefusal } from '../../../core/patience/refusal.js';
import type { GolfOptions } from './options.js';

/** The stock, face down; its top card, the last, is the next one to be turned. */
export { STOCK };
/** Where all cards go, from the stock and from the columns. */
export const WASTE = 'waste-1';
export const COLUMNS: readonly Column[] = pileIds('column', 7);
/** How many cards a column has at the deal. */
export const HEIGHT = 5;

export type PileId = typeof STOCK | typeof WASTE | Column;

/** One card to the waste: from the stock, which turns it, or from the top of a column. */
export type GolfMove = Transfer<PileId>;

/** A position; a player's view of it has the same shape, with FACE_DOWN for each card of the stock. */
export interface GolfState {
  readonly options: GolfOptions;
  /** All piles by id, bottom card first. */
  readonly piles: Piles;
}

/** Why a move is refused; which code carries which figures. */
export type GolfRefusal =
  | PileRefusal
  | { readonly code: 'top-only' }
  /** Cards go to the waste and nowhere else. */
  | { readonly code: 'waste-only' }
  | { readonly code: 'stock-turns' }
  /** Nothing goes on a king where the corner is not turned. */
  | { readonly code: 'on-king' }
  /** They are no neighbours by rank. */
  | { readonly code: 'not-next'; readonly card: Card; readonly top: Card };

/** How many cards are left in the columns: the score of the game, the fewer the better. */
export const cardsLeft = ({ piles }: GolfState): number =>
  COLUMNS.reduce((sum, id) => sum + piles[id]!.length, 0);

/** Deals the columns row by row, then one card to the waste; the rest is the stock, the next card on top. */
export function deal(options: GolfOptions, deck: readonly Card[]): GolfState {
  const dealt = COLUMNS.length * HEIGHT;
  const piles: Record<string, readonly Card[]> = {
    [STOCK]: deck.slice(dealt + 1).reverse(),
    [WASTE]: [deck[dealt]!],
  };
  for (const [index, id] of withIndex(COLUMNS)) {
    piles[id] = deck.slice(0, dealt).filter((_, n) => n % COLUMNS.length === index);
  }
  return { options, piles };
}

/** What the player sees: all but the cards of the stock. */
export function view(state: GolfState): GolfState {
  const { piles } = state;
  return { ...state, piles: { ...piles, [STOCK]: piles[STOCK]!.map(() => FACE_DOWN) } };
}
