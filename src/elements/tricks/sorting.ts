import type { Card, Suit } from '../../core/cards/card.js';
import type { TrickState } from '../../core/tricks/state.js';
import { type TrickTable, strengthOf, suitIn } from '../../core/tricks/trick-table.js';

/** Black and red suits in turn: spades, hearts, clubs, diamonds. */
const ORDER: readonly Suit[] = [3, 2, 0, 1];

/** A hand by suits, trump first, each suit with its highest card first. */
export function sortedHand(
  table: TrickTable,
  { trump, trumpShown }: Pick<TrickState, 'trump' | 'trumpShown'>,
  cards: readonly Card[],
): readonly Card[] {
  const first = trumpShown ? trump : null;
  const place = (suit: Suit): number => (suit === first ? -1 : ORDER.indexOf(suit));
  return [...cards].sort(
    (one, other) =>
      place(suitIn(table, one)) - place(suitIn(table, other)) ||
      strengthOf(table, other) - strengthOf(table, one),
  );
}
