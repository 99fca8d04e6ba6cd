import { listOf } from '../cards/list.js';
import { type Card, isRed, rankOf, suitOf } from '../cards/card.js';

/** The piles of a patience game by id (`column-1`, `stock` …), bottom card first. */
export type Piles = Readonly<Record<string, readonly Card[]>>;

export type Column = `column-${number}`;
export type Foundation = `foundation-${number}`;
/** The id of the stock. Its cards are face down. */
export const STOCK = 'stock';

export const isColumn = (pile: string): pile is Column => pile.startsWith('column-');
export const isFoundation = (pile: string): pile is Foundation => pile.startsWith('foundation-');

/**
 * A move of the top `count` cards of a pile to another one, in the same order. From or to the stock, the
 * order is reversed, because the cards are turned over. From a pile to itself, the top card is turned over in
 * place.
 */
export interface Transfer<PileId extends string = string> {
  readonly from: PileId;
  readonly to: PileId;
  /** 1 or more. */
  readonly count: number;
}

/** The ids of piles of one kind: `column-1`, `column-2`, … */
export const pileIds = <Kind extends string>(kind: Kind, count: number): `${Kind}-${number}`[] =>
  listOf(count, (index) => `${kind}-${index + 1}` as const);

/** The top card of a pile. */
export const topOf = (pile: readonly Card[] | undefined): Card | undefined =>
  pile?.[pile.length - 1];

/** The piles after a transfer. Other piles stay the same objects. */
export function transfer(piles: Piles, { from, to, count }: Transfer): Piles {
  const source = piles[from]!;
  const rest = source.length - count;
  const moved = source.slice(rest);
  if (from === STOCK || to === STOCK) moved.reverse();
  if (from === to) return piles;
  return { ...piles, [from]: source.slice(0, rest), [to]: [...piles[to]!, ...moved] };
}

/**
 * The cards that some transfers moved, each with the index of the last transfer that moved it.
 *
 * @param after the piles after all transfers. Cards may have been face down before
 */
export function moveOrder(after: Piles, transfers: readonly Transfer[]): ReadonlyMap<Card, number> {
  const order = new Map<Card, number>();
  let at = after;
  for (let turn = transfers.length - 1; turn >= 0; turn--) {
    const { from, to, count } = transfers[turn]!;
    for (const card of at[to]!.slice(-count)) if (!order.has(card)) order.set(card, turn);
    at = transfer(at, { from: to, to: from, count });
  }
  return order;
}

/** The pile of a card, and its index from the bottom. */
export function findCard(
  piles: Piles,
  card: Card,
): { readonly pile: string; readonly index: number } | undefined {
  for (const [pile, cards] of Object.entries(piles)) {
    const index = cards.indexOf(card);
    if (index >= 0) return { pile, index };
  }
  return undefined;
}

/** How the tableau is built down: in alternating colours, by suit, or regardless of suit. */
export type Build = 'alternate' | 'suit' | 'any';

const FITS: Readonly<Record<Build, (upper: Card, lower: Card) => boolean>> = {
  alternate: (upper, lower) => isRed(upper) !== isRed(lower),
  suit: (upper, lower) => suitOf(upper) === suitOf(lower),
  any: () => true,
};

/** Whether `upper` may lie on `lower`: one rank lower, and allowed by the build rule. */
export const fits = (build: Build, upper: Card, lower: Card): boolean =>
  rankOf(upper) + 1 === rankOf(lower) && FITS[build](upper, lower);

/** The number of cards at the top of a pile that are in order. */
export function runLength(build: Build, pile: readonly Card[]): number {
  if (pile.length === 0) return 0;
  let length = 1;
  while (length < pile.length && fits(build, pile.at(-length)!, pile.at(-length - 1)!)) length++;
  return length;
}
