import { listOf } from '../cards/list.js';
import { type Card, DECK_SIZE } from '../cards/card.js';
import { isFullDeck } from '../cards/notation.js';
import type { Checked } from '../engine/reason.js';

/** The piles of a patience game by their ids (`column-1`, `stock` …), bottom card first. */
export type Piles = Readonly<Record<string, readonly Card[]>>;

export type Column = `column-${number}`;
export type Foundation = `foundation-${number}`;
/** The cards that are turned up one by one; they lie face down. */
export const STOCK = 'stock';

export const isColumn = (pile: string): pile is Column => pile.startsWith('column-');
export const isFoundation = (pile: string): pile is Foundation => pile.startsWith('foundation-');

/**
 * Some cards going together from the top of one pile to another. Their order is kept, but for
 * those that go from or to the stock: they are turned over, so the first comes to lie undermost.
 * From a pile to itself it is a card that is turned over where it lies.
 */
export interface Transfer<PileId extends string = string> {
  readonly from: PileId;
  readonly to: PileId;
  /** How many cards, 1 or more. */
  readonly count: number;
}

/** The ids of a row of piles: `column-1`, `column-2`, … */
export const pileIds = <Kind extends string>(kind: Kind, count: number): `${Kind}-${number}`[] =>
  listOf(count, (index) => `${kind}-${index + 1}` as const);

/** The top card of a pile, the one that may be played. */
export const topOf = (pile: readonly Card[] | undefined): Card | undefined =>
  pile?.[pile.length - 1];

/** The piles after a transfer; all other piles stay the same objects. */
export function transfer(piles: Piles, { from, to, count }: Transfer): Piles {
  const source = piles[from]!;
  const rest = source.length - count;
  const moved = source.slice(rest);
  if (from === STOCK || to === STOCK) moved.reverse();
  if (from === to) return piles;
  return { ...piles, [from]: source.slice(0, rest), [to]: [...piles[to]!, ...moved] };
}

/** A deck for a game of one pack: all 52 cards, once each, in any order. */
export const checkFullDeck = (deck: readonly Card[]): Checked<readonly Card[]> =>
  isFullDeck(deck)
    ? { value: [...deck] }
    : { problem: { code: 'deck', count: deck.length, size: DECK_SIZE } };
