import { type Card, DECK_SIZE } from '../cards/card.js';
import { isFullDeck } from '../cards/notation.js';
import type { Checked } from './reason.js';

/** Checks a deck of 52 cards, once each, in any order. */
export const checkFullDeck = (deck: readonly Card[]): Checked<readonly Card[]> =>
  isFullDeck(deck)
    ? { value: [...deck] }
    : { problem: { code: 'deck', count: deck.length, size: DECK_SIZE } };
