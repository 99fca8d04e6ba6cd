import { type Card, JOKER } from '../../../src/core.js';
import { fillHand } from '../../../src/games/pai-gow/advice/hand-table.js';
import { RankHand } from '../../../src/games/pai-gow/rules/rank-hand.js';
import { ALL_CARDS, cards } from './cards.js';
import { randomHands } from './plain-poker.js';

export const WHOLE_DECK: readonly Card[] = [...ALL_CARDS, JOKER];

/** Few ranks, and few suits: so that groups, straights and flushes with the joker are frequent. */
const DECKS: readonly (readonly Card[])[] = [
  WHOLE_DECK,
  cards('AC AD AH AS KC KD KH KS QC QD QH QS JS TS 9S 8S XX'),
  cards('AC AD AH AS 2S 3S 4S 5S 6S 2H 3H 4H 5H 5D 5C XX'),
  cards('TH TS 9H 9S 8H 8S 7H 7S 6H 6S 5H 5S AH AS KH KS XX'),
];

/** Random hands of seven from decks of all sorts, the same at every run. */
export function* quickHands(count: number): Generator<readonly Card[]> {
  for (const deck of DECKS) yield* randomHands(deck, 7, count);
  // The joker is in one hand of eight of the whole deck: here it is in all of them.
  for (const six of randomHands(ALL_CARDS, 6, count)) yield [...six, JOKER];
}

/** A hand's cards as the quick ranker takes them. */
export function rankHandOf(some: readonly Card[]): RankHand {
  const hand = new RankHand();
  fillHand(hand, some);
  return hand;
}
