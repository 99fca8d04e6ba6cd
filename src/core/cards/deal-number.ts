import type { Card } from './card.js';
import { ORDERED_DECK } from './deck.js';

/** The smallest and the largest deal number. */
export const FIRST_DEAL = 1;
export const LAST_DEAL = 2 ** 31 - 1;

export const isDealNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= FIRST_DEAL && (value as number) <= LAST_DEAL;

/** The value of a decimal digit of any script. In Unicode, the ten digits of a script are consecutive. */
function figureOf(digit: string): string {
  let before = digit.codePointAt(0)! - 1;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before--;
  return String((digit.codePointAt(0)! - before - 1) % 10);
}

/** Replaces the decimal digits of all scripts (Arabic `٦١٨`, Devanagari, full-width) by ASCII digits. */
export const plainDigits = (text: string): string => text.replace(/[^\p{ASCII}\P{Nd}]/gu, figureOf);

/**
 * Converts a text of digits to a number, and returns any other value unchanged, for a message to quote.
 * `1e3`, `0x10` and `1.0` are not converted.
 */
export function numberOr(value: unknown): unknown {
  // Right-to-left text that was pasted may contain direction marks.
  const text = typeof value === 'string' ? plainDigits(value.replace(/\p{Bidi_C}/gu, '')) : '';
  return /^\s*\d+\s*$/.test(text) ? Number(text) : value;
}

/** Parses a deal number. Returns `undefined` if the value is not a deal number. */
export function parseDealNumber(value: unknown): number | undefined {
  const number = numberOr(value);
  return isDealNumber(number) ? number : undefined;
}

/**
 * Shuffles cards by the number of a deal. The first card is dealt first. Copies keep their numbers: numbers in the order
 * of the deck would tell players whether an equal card lies face down below.
 *
 * Source: the shuffle of Microsoft's FreeCell. `s = (s · 214013 + 2531011) mod 2^31`, and each draw is `s >>
 * 16`. A draw takes card `draw mod n` of the `n` cards left and moves the last of them to its place.
 *
 * @param cards at most 32,768
 * @throws RangeError if `deal` is not a whole number from 1 to 2^31 − 1
 */
export function shuffledDeck(deal: number, cards: readonly Card[]): readonly Card[] {
  if (!isDealNumber(deal)) {
    throw new RangeError(
      `deal ${String(deal)} is not a whole number from ${FIRST_DEAL} to ${LAST_DEAL}`,
    );
  }
  const left = [...cards];
  const deck: Card[] = [];
  let seed = deal;
  for (let n = left.length; n > 0; n--) {
    // The product is below 2^49, so it is exact in a double.
    seed = (seed * 214013 + 2531011) % 2 ** 31;
    const drawn = (seed >> 16) % n;
    deck.push(left[drawn]!);
    left[drawn] = left[n - 1]!;
  }
  return deck;
}

/**
 * The 52 cards of a numbered deal. The first card is dealt first.
 *
 * @throws RangeError if `deal` is not a whole number from 1 to 2^31 − 1
 */
export const dealDeck = (deal: number): readonly Card[] => shuffledDeck(deal, ORDERED_DECK);
