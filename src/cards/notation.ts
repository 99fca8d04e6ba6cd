import { type Card, DECK_SIZE, JOKER, RANKS, SUITS, cardOf, rankOf, suitOf } from './card.js';
import type { Suit } from './card.js';

/** A card's two letters, rank then suit: `7H`, `TS`; the joker is `XX`. */
export const cardCode = (card: Card): string =>
  card === JOKER ? 'XX' : `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;

/** The card of two letters in either case (`10H` for `TH` too), or `undefined`. */
export function parseCard(text: string): Card | undefined {
  const code = text.trim().toUpperCase().replace(/^10/, 'T');
  if (code === 'XX') return JOKER;
  if (code.length !== 2) return undefined;
  const rank = RANKS.findIndex((letter) => letter === code[0]);
  const suit = SUITS.findIndex((letter) => letter === code[1]);
  return rank < 0 || suit < 0 ? undefined : cardOf(rank + 1, suit as Suit);
}

/** Cards as text, separated by spaces: `JD 2D 9H`. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** Cards from text separated by spaces or commas, or the first piece that is not a card. */
export function parseCards(text: string): readonly Card[] | { readonly wrong: string } {
  const cards: Card[] = [];
  for (const piece of text.split(/[\s,]+/).filter(Boolean)) {
    const card = parseCard(piece);
    if (card === undefined) return { wrong: piece };
    cards.push(card);
  }
  return cards;
}

/** Whether these are the 52 cards, once each, in any order. */
export function isFullDeck(cards: readonly Card[]): boolean {
  const seen = new Set(cards.filter((c) => Number.isInteger(c) && c >= 0 && c < DECK_SIZE));
  return cards.length === DECK_SIZE && seen.size === DECK_SIZE;
}
