import type { Card } from '../cards/card.js';
import { type Piles, type Transfer, transfer } from './piles.js';

/** The cards that a row of transfers moves, each with the number of the transfer that moved it last. */
export function moveOrder(piles: Piles, transfers: readonly Transfer[]): ReadonlyMap<Card, number> {
  const order = new Map<Card, number>();
  let at = piles;
  for (const [turn, move] of transfers.entries()) {
    for (const card of at[move.from]!.slice(-move.count)) order.set(card, turn);
    at = transfer(at, move);
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
