import { listOf } from './list.js';
import { type Card, DECK_SIZE } from './card.js';

/** The smallest and the largest deal number. */
export const FIRST_DEAL = 1;
export const LAST_DEAL = 2 ** 31 - 1;

export const isDealNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= FIRST_DEAL && (value as number) <= LAST_DEAL;

/** The figure of a digit in any script. Unicode has the ten digits of a script in a row. */
function figureOf(digit: string): string {
  let before = digit.codePointAt(0)! - 1;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before--;
  return String((digit.codePointAt(0)! - before - 1) % 10);
}

/** A text with the decimal digits of all scripts as Western ones: Arabic `٦١٨`, Devanagari, full-width. */
export const plainDigits = (text: string): string => text.replace(/[^\p{ASCII}\P{Nd}]/gu, figureOf);

/**
 * A number where the text is one, else what was given, for a message to quote. Text is digits
 * alone, so that `1e3`, `0x10` and `1.0` are refused rather than taken for something else.
 */
export function numberOr(value: unknown): unknown {
  // Right-to-left text that is pasted may have marks of direction around it.
  const text = typeof value === 'string' ? plainDigits(value.replace(/\p{Bidi_C}/gu, '')) : '';
  return /^\s*\d+\s*$/.test(text) ? Number(text) : value;
}

/** The deal number that a text or a number stands for, or `undefined`. */
export function parseDealNumber(value: unknown): number | undefined {
  const number = numberOr(value);
  return isDealNumber(number) ? number : undefined;
}

/**
 * The deck of a numbered deal, first dealt card first.
 *
 * Source: the shuffle of Microsoft's FreeCell. `s = (s · 214013 + 2531011) mod 2^31`, each draw
 * is `s >> 16`; it takes card `draw mod n` of the `n` left and puts the last of them in its place.
 *
 * @throws RangeError where `deal` is not a whole number from 1 to 2^31 − 1.
 */
export function dealDeck(deal: number): readonly Card[] {
  if (!isDealNumber(deal)) {
    throw new RangeError(
      `deal ${String(deal)} is not a whole number from ${FIRST_DEAL} to ${LAST_DEAL}`,
    );
  }
  const left = listOf(DECK_SIZE, (card) => card);
  const deck: Card[] = [];
  let seed = deal;
  for (let n = DECK_SIZE; n > 0; n--) {
    // The product stays under 2^49, so it is exact in a double.
    seed = (seed * 214013 + 2531011) % 2 ** 31;
    const drawn = (seed >> 16) % n;
    deck.push(left[drawn]!);
    left[drawn] = left[n - 1]!;
  }
  return deck;
}
