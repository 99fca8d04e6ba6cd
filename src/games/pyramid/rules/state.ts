import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { type Piles, STOCK, type Transfer, pileIds } from '../../../core/patience/piles.js';
import type { PyramidOptions } from './options.js';

/** A place of the pyramid, numbered row by row from the top, left to right. It holds at most one card. */
export type Place = `pyramid-${number}`;
export type Waste = `waste-${number}`;
export type PileId = 'stock' | 'foundation-1' | Waste | Place;

/**
 * A move. Turning a card goes from `stock` to a waste. A pair is named by its two piles in either order, a
 * king by its pile and `foundation-1`; both have a count of 1. A redeal goes from `waste-1` to `stock` with
 * the number of cards in all wastes.
 */
export type PyramidMove = Transfer<PileId>;

export interface PyramidState {
  readonly options: PyramidOptions;
  /** All piles by id, bottom card first. A view has `FACE_DOWN` for hidden cards. */
  readonly piles: Piles;
  /** The number of redeals so far. */
  readonly redeals: number;
}

/** Why a move is refused, with the values of each code. */
export type PyramidRefusal =
  | { readonly code: 'no-such-pile'; readonly pile: string }
  | { readonly code: 'same-pile' }
  | { readonly code: 'empty-pile'; readonly pile: string }
  | { readonly code: 'bad-count'; readonly count: number }
  | { readonly code: 'no-return' }
  | { readonly code: 'stock-first' }
  | { readonly code: 'stock-left'; readonly count: number }
  | { readonly code: 'no-redeal'; readonly allowed: number }
  | { readonly code: 'covered'; readonly card: Card }
  | { readonly code: 'no-cover-pairs' }
  | { readonly code: 'king-alone'; readonly card: Card }
  | { readonly code: 'not-king'; readonly card: Card }
  | { readonly code: 'not-13'; readonly card: Card; readonly target: Card; readonly sum: number };

export const ROWS = 7;
export { STOCK };
export const FOUNDATION = 'foundation-1';
export const PLACES: readonly Place[] = pileIds('pyramid', (ROWS * (ROWS + 1)) / 2);

export const isWaste = (pile: string): pile is Waste => pile.startsWith('waste-');
export const isPlace = (pile: string): pile is Place => pile.startsWith('pyramid-');

/** The number in a pile's id, from 1. */
export const numberOf = (pile: string): number => Number(pile.slice(pile.indexOf('-') + 1));

/** The ids of the wastes, in order. */
export const wastesOf = ({ wastes }: PyramidOptions): readonly Waste[] => pileIds('waste', wastes);

/** The number of cards in all wastes. */
export const wasteSize = ({ options, piles }: PyramidState): number =>
  wastesOf(options).reduce((sum, id) => sum + piles[id]!.length, 0);

/** Whether another redeal is allowed. */
export const canRedeal = ({ options, redeals }: PyramidState): boolean =>
  options.redeals === 'unlimited' || redeals < options.redeals;

/** The row of a place, from 0. Places are counted from 0 here. */
export const rowOf = (place: number): number => Math.floor((Math.sqrt(8 * place + 1) - 1) / 2);

/** The two places that cover each place, as bits (bit 0 is `pyramid-1`). 0 for the last row. */
export const COVER: readonly number[] = PLACES.map((_, place) =>
  rowOf(place) < ROWS - 1 ? 3 << (place + rowOf(place) + 1) : 0,
);

/** The places that hold a card, as bits. */
export const bitsOf = (piles: Piles): number =>
  PLACES.reduce((bits, id, place) => bits | (piles[id]!.length << place), 0);

/** The bit of a place, or 0 for another pile. */
export const bitOf = (pile: string): number => (isPlace(pile) ? 1 << (numberOf(pile) - 1) : 0);

/** The places that cover a pile's top card, as bits. 0 for a waste. */
export const coverOn = (bits: number, pile: string): number =>
  isPlace(pile) ? bits & COVER[numberOf(pile) - 1]! : 0;

/** A pair in its normal order: places before wastes, each by number. Other moves stay as they are. */
export function inOrder(move: PyramidMove): PyramidMove {
  const { from, to, count } = move;
  const paired = (isPlace(from) || isWaste(from)) && (isPlace(to) || isWaste(to));
  const swap = isPlace(from) === isPlace(to) ? numberOf(from) > numberOf(to) : isPlace(to);
  return paired && swap ? { from: to, to: from, count } : move;
}

/** Deals the pyramid row by row from the top. The rest is the stock, the next card on top. */
export function deal(options: PyramidOptions, deck: readonly Card[]): PyramidState {
  const piles: Record<string, readonly Card[]> = { stock: deck.slice(PLACES.length).reverse() };
  for (const id of [...wastesOf(options), FOUNDATION]) piles[id] = [];
  PLACES.forEach((id, place) => (piles[id] = [deck[place]!]));
  return { options, piles, redeals: 0 };
}

/** The view: everything except a face-down stock. */
export function view(state: PyramidState): PyramidState {
  if (state.options.openStock) return state;
  const stock = state.piles[STOCK]!.map(() => FACE_DOWN);
  return { ...state, piles: { ...state.piles, stock } };
}
