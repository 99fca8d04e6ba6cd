import { ACE, type Card, DECK_SIZE, type Rank, isRed, rankOf, suitOf } from '../cards/card.js';
import type { Suit } from '../cards/card.js';
import { type Piles, topOf } from './piles.js';
import type { Build } from './runs.js';

/** How far each suit is up: the rank on top of its foundation (0 where it is empty), by suit. */
export type Heights = readonly [Rank, Rank, Rank, Rank];

/** The heights of all suits, wherever each suit's foundation stands. */
export function heightsOf(piles: Piles, foundations: readonly string[]): Heights {
  const heights: [Rank, Rank, Rank, Rank] = [0, 0, 0, 0];
  for (const id of foundations) {
    const top = topOf(piles[id]);
    if (top !== undefined) heights[suitOf(top)] = rankOf(top);
  }
  return heights;
}

/** Whether a card is its suit's next one. */
export const isNext = (heights: Heights, card: Card): boolean =>
  heights[suitOf(card)] === rankOf(card) - 1;

/** Whether a card may be laid on this foundation: an ace on an empty one, else its suit's next. */
export function goesOn(foundation: readonly Card[], card: Card): boolean {
  const top = topOf(foundation);
  if (top === undefined) return rankOf(card) === ACE;
  return suitOf(top) === suitOf(card) && rankOf(top) + 1 === rankOf(card);
}

/** The foundation that a card goes to by itself: its suit's, for an ace the leftmost empty one. */
export const foundationFor = <Id extends string>(
  piles: Piles,
  foundations: readonly Id[],
  card: Card,
): Id | undefined => foundations.find((id) => goesOn(piles[id]!, card));

/** Whether all cards are up. */
export const allUp = (piles: Piles, foundations: readonly string[]): boolean =>
  foundations.reduce((sum, id) => sum + piles[id]!.length, 0) === DECK_SIZE;

/** The suits whose cards could be laid on a card of this suit, by build rule. */
const BUILT_ON: Readonly<Record<Build, (suit: Suit, other: Suit) => boolean>> = {
  alternate: (suit, other) => isRed(suit) !== isRed(other),
  suit: () => false,
  any: (suit, other) => suit !== other,
};

/**
 * Whether no card still to come could want to be built on this one, so that sending it up loses
 * nothing: aces, twos, and cards for which every card that might be laid on them is up already.
 */
export function isSafe(build: Build, heights: Heights, card: Card): boolean {
  const rank = rankOf(card);
  if (rank <= 2) return true;
  const suit = suitOf(card);
  return heights.every(
    (height, other) => height >= rank - 1 || !BUILT_ON[build](suit, other as Suit),
  );
}
