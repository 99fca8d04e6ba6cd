import {
  ACE,
  type Card,
  DECK_SIZE,
  type Rank,
  type Suit,
  isRed,
  rankOf,
  suitOf,
} from '../cards/card.js';
import { type Build, type Piles, topOf } from './piles.js';

/** The height of each suit: the rank on top of its foundation, 0 if it is empty. */
export type Heights = readonly [Rank, Rank, Rank, Rank];

/** The heights of all suits. A suit may be on any foundation. */
export function heightsOf(piles: Piles, foundations: readonly string[]): Heights {
  const heights: [Rank, Rank, Rank, Rank] = [0, 0, 0, 0];
  for (const id of foundations) {
    const top = topOf(piles[id]);
    if (top !== undefined) heights[suitOf(top)] = rankOf(top);
  }
  return heights;
}

/** Whether a card is the next one of its suit. */
export const isNext = (heights: Heights, card: Card): boolean =>
  heights[suitOf(card)] === rankOf(card) - 1;

/** Whether a card may go to this foundation: an ace if it is empty, else the next card of its suit. */
export function goesOn(foundation: readonly Card[], card: Card): boolean {
  const top = topOf(foundation);
  if (top === undefined) return rankOf(card) === ACE;
  return suitOf(top) === suitOf(card) && rankOf(top) + 1 === rankOf(card);
}

/** The foundation of a card: that of its suit, or for an ace the leftmost empty one. */
export const foundationFor = <Id extends string>(
  piles: Piles,
  foundations: readonly Id[],
  card: Card,
): Id | undefined => foundations.find((id) => goesOn(piles[id]!, card));

/** Whether all cards are on the foundations. */
export const allUp = (piles: Piles, foundations: readonly string[]): boolean =>
  foundations.reduce((sum, id) => sum + piles[id]!.length, 0) === DECK_SIZE;

/** Whether a card of suit `other` can be built on a card of suit `suit`, by build rule. */
const BUILT_ON: Readonly<Record<Build, (suit: Suit, other: Suit) => boolean>> = {
  alternate: (suit, other) => isRed(suit) !== isRed(other),
  suit: () => false,
  any: (suit, other) => suit !== other,
};

/**
 * Whether a card is safe to move to its foundation: no card in play needs it to be built on. True for aces
 * and twos, and if every card that could lie on it is on a foundation.
 */
export function isSafe(build: Build, heights: Heights, card: Card): boolean {
  const rank = rankOf(card);
  if (rank <= 2) return true;
  const suit = suitOf(card);
  return heights.every(
    (height, other) => height >= rank - 1 || !BUILT_ON[build](suit, other as Suit),
  );
}
