import { plainDigits } from './deal-number.js';
import { type Card, DECK_SIZE, JOKER, RANKS, SUITS, cardOf, rankOf, suitOf } from './card.js';
import type { Suit } from './card.js';

/** A card's two letters, rank then suit: `7H`, `TS`; the joker is `XX`. */
export const cardCode = (card: Card): string =>
  card === JOKER ? 'XX' : `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;

/** The card of two letters in either case (`10H` for `TH` too), or `undefined`. */
export function parseCard(text: string): Card | undefined {
  const code = plainDigits(text.trim()).toUpperCase().replace(/^10/, 'T');
  if (code === 'XX') return JOKER;
  if (code.length !== 2) return undefined;
  const rank = RANKS.findIndex((letter) => letter === code[0]);
  const suit = SUITS.findIndex((letter) => letter === code[1]);
  return rank < 0 || suit < 0 ? undefined : cardOf(rank + 1, suit as Suit);
}

/** Cards as text, separated by spaces: `JD 2D 9H`. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** How many cards a text has at most: far more than any deck, and soon read. */
const MOST_CARDS = 1000;

/**
 * Cards from text separated by spaces or commas, or the first piece that is not a card; a card after
 * the first 1,000 is one too many. What follows such a piece is not read.
 */
export function parseCards(text: string): readonly Card[] | { readonly wrong: string } {
  const cards: Card[] = [];
  for (const [piece] of text.matchAll(/[^\s,]+/g)) {
    const card = piece.length <= 3 && cards.length < MOST_CARDS ? parseCard(piece) : undefined;
    if (card === undefined) return { wrong: piece };
    cards.push(card);
  }
  return cards;
}

/** Whether these are the 52 cards, once each, in any order. */
export function isFullDeck(cards: readonly Card[]): boolean {
  // Another length is told first: a list of holes can be of any, and takes long to go through.
  if (cards.length !== DECK_SIZE) return false;
  const seen = new Set(cards.filter((c) => Number.isInteger(c) && c >= 0 && c < DECK_SIZE));
  return seen.size === DECK_SIZE;
}
