import { listOf } from './list.js';
import { type Card, DECK_SIZE, faceOf, withCopy } from './card.js';

/** The 52 cards in the order of the Microsoft deck. */
export const ORDERED_DECK: readonly Card[] = listOf(DECK_SIZE, (card) => card);

/** Numbers the copies of each face in the order of the list, whatever their numbers were. Face-down cards stay as they are. */
export function numberCopies(cards: readonly Card[]): Card[] {
  const counts = new Map<Card, number>();
  return cards.map((card) => {
    if (card < 0) return card;
    const face = faceOf(card);
    const copy = counts.get(face) ?? 0;
    counts.set(face, copy + 1);
    return withCopy(face, copy);
  });
}

/**
 * Whether an untrusted list has the cards of a deck, in any order. Copies of a face are interchangeable: each of them
 * may stand for another one.
 */
export function isDeckOf(cards: readonly Card[], deck: readonly Card[]): boolean {
  // Checked first, because a sparse array may be of any length and slow to read.
  if (cards.length !== deck.length) return false;
  const known = new Set(deck);
  for (const card of cards) if (!known.has(card)) return false;
  const all = new Set(numberCopies(cards));
  return deck.every((card) => all.has(card));
}

/** Whether the list has the 52 cards, once each, in any order. */
export const isFullDeck = (cards: readonly Card[]): boolean => isDeckOf(cards, ORDERED_DECK);
