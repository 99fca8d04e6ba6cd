import type { Card, Suit } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import type { Trick, TrickState } from '../state.js';
import { type TrickTable, strengthOf, suitIn } from '../trick-table.js';

/**
 * What a seat knows of a hand in play whose turn it is. All of it comes from the seat's view. Any other seat could hold
 * any unseen card, unless it has shown that it is void in the card's suit.
 */
export interface Outlook {
  readonly table: TrickTable;
  readonly view: TrickState;
  readonly seat: Seat;
  /** The seat's cards. */
  readonly hand: readonly Card[];
  /** The number of tricks that are not complete. */
  readonly tricksLeft: number;
  /** The cards that other seats may hold. Some of them may be in the stock. */
  readonly unseen: readonly Card[];
  /** The cards that are in no complete trick and may still be played. */
  readonly remaining: readonly Card[];
  /** The suits in which each seat has shown to be void. */
  readonly voids: readonly ReadonlySet<Suit>[];
}

/** The complete tricks in which a card could not be replaced by one from the stock any more. */
function lastTricks({ rules }: TrickTable, { tricks }: TrickState, left: number): readonly Trick[] {
  const count = rules.deal.hand - left;
  return rules.deal.draw ? tricks.slice(tricks.length - count) : tricks;
}

/** The suits in which each seat has not followed. */
function voidsOf(
  table: TrickTable,
  view: TrickState,
  tricks: readonly Trick[],
): readonly ReadonlySet<Suit>[] {
  const voids = view.seats.map(() => new Set<Suit>());
  for (const { plays } of tricks) {
    if (plays.length === 0) continue;
    const led = suitIn(table, plays[0]!.card);
    for (const { seat, card } of plays) if (suitIn(table, card) !== led) voids[seat]!.add(led);
  }
  const { trump } = table.rules;
  // The card that a bidder laid face down is no part of the hand until trump is shown.
  const isLaid = trump.type === 'bidder' && trump.conceal === 'card' && view.bidder !== null;
  if (isLaid && view.trump !== null) voids[view.bidder]!.delete(view.trump);
  return voids;
}

/** What a seat knows whose turn it is to play a card. */
export function outlookOf(table: TrickTable, view: TrickState, seat: Seat): Outlook {
  const hand = view.seats[seat]!.cards;
  const isLaid = view.laid !== null && view.bidder === seat;
  const tricksLeft = hand.length + (isLaid ? 1 : 0);
  const trick = view.trick!;
  const away = new Set(view.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)));
  // The card of the stock that was turned up for trump is not played.
  const isOut = table.rules.trump.type === 'stock-card' && view.turned !== null;
  if (isOut) away.add(view.turned);
  const remaining = [...table.pack].filter((card) => !away.has(card));
  const known = new Set([...hand, ...trick.plays.map(({ card }) => card)]);
  const tricks = [...lastTricks(table, view, tricksLeft), trick];
  return {
    ...{ table, view, seat, hand, tricksLeft, remaining },
    unseen: remaining.filter((card) => !known.has(card)),
    voids: voidsOf(table, view, tricks),
  };
}

/** The cards of a suit that one of some seats may hold. */
export const possibleIn = (
  { table, unseen, voids }: Outlook,
  suit: Suit,
  seats: readonly Seat[],
): readonly Card[] =>
  seats.every((seat) => voids[seat]!.has(suit))
    ? []
    : unseen.filter((card) => suitIn(table, card) === suit);

/** The strength of the highest of some cards; −∞ for none. */
export const highestOf = (table: TrickTable, cards: readonly Card[]): number =>
  cards.reduce((high, card) => Math.max(high, strengthOf(table, card)), -Infinity);
