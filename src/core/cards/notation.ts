import { plainDigits } from './deal-number.js';
import { type Card, JOKER, RANKS, SUITS, cardOf, faceOf, rankOf, suitOf } from './card.js';
import type { Suit } from './card.js';

/** A card as two letters, rank then suit: `7H`, `TS`. The joker is `XX`. All copies of a card have the same text. */
export const cardCode = (card: Card): string =>
  faceOf(card) === JOKER ? 'XX' : `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;

/**
 * Parses a card of two letters in either case, or `10` and a suit, as its first copy. Returns `undefined` if the text
 * is not a card.
 */
export function parseCard(text: string): Card | undefined {
  const code = plainDigits(text.trim()).toUpperCase().replace(/^10/, 'T');
  if (code === 'XX') return JOKER;
  if (code.length !== 2) return undefined;
  const rank = RANKS.findIndex((letter) => letter === code[0]);
  const suit = SUITS.findIndex((letter) => letter === code[1]);
  return rank < 0 || suit < 0 ? undefined : cardOf(rank + 1, suit as Suit);
}

/** Writes cards as text: `JD 2D 9H`. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** The most cards of a text: far more than any deck, and still fast to parse. */
const MOST_CARDS = 1000;

/**
 * Parses cards that are separated by spaces or commas. All are first copies: `numberCopies` numbers them. Stops at the
 * first piece that is not a card, and at the 1,001st card.
 *
 * @returns the cards, or the piece that is wrong
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
