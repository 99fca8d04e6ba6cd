import type { Card } from '../cards/card.js';
import { type Piles, type Transfer, transfer } from './piles.js';

/**
 * The cards that a row of transfers moved, each with the number of the transfer that moved it last,
 * by the piles after them all: those before may have hidden a card that came to light on the way.
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

/** The pile that a card lies in, and its place from the bottom. */
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
