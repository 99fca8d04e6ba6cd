import { listOf } from '../../cards/list.js';
import { type Card, RANKS, type Suit, cardOf } from '../../cards/card.js';
import { numberCopies } from '../../cards/deck.js';
import type { PatienceRules } from './rules.js';

/** The suit of each card by its suit in a pack of four, by the number of different suits. */
const SUITS_OF: Readonly<Record<1 | 2 | 4, readonly Suit[]>> = {
  1: [3, 3, 3, 3],
  2: [3, 2, 2, 3],
  4: [0, 1, 2, 3],
};

/**
 * The cards of a patience in the Microsoft order, pack after pack. With fewer suits, spades stand for clubs and hearts
 * for diamonds, or spades for all. So a deal has the same ranks for any number of suits.
 */
export function deckOf({
  packs = 1,
  suits = 4,
  ranks: [low, high] = ['A', 'K'],
}: Pick<PatienceRules, 'packs' | 'suits' | 'ranks'>): readonly Card[] {
  const first = RANKS.indexOf(low);
  const size = 4 * (RANKS.indexOf(high) - first + 1);
  const cards = listOf(packs * size, (at) => {
    const inPack = at % size;
    return cardOf(first + (inPack >> 2) + 1, SUITS_OF[suits][inPack & 3]!);
  });
  return numberCopies(cards);
}
