import { type Card, DECK_SIZE, cardCode, parseCards } from '../../../src/core.js';

/** Cards from text: `cards('KS QH')`. */
export function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if ('wrong' in parsed) throw new Error(`"${parsed.wrong}" is not a card`);
  return parsed;
}

/** One card from text. */
export function card(text: string): Card {
  const [only, ...more] = cards(text);
  if (only === undefined || more.length > 0) throw new Error(`"${text}" is not one card`);
  return only;
}

/** All 52 cards, A♣ A♦ A♥ A♠ 2♣ … K♠. */
export const ALL_CARDS: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, index) => index);

/** Cards as text, lowest first: equal texts for equal sets. */
export const sorted = (some: readonly Card[]): string =>
  [...some]
    .sort((a, b) => a - b)
    .map(cardCode)
    .join(' ');
