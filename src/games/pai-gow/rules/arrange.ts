import { ACE, type Card, JOKER, KING, rankOf, suitOf } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { Wheel } from './hand-rank.js';
import { type HouseWayOptions, houseWayOf } from './house-ways.js';
import { type PaigowMove, inOrder } from './state.js';

export type Sort = 'rank' | 'suit';

/** A player's seven cards before the set. It belongs to the element, never to the state. */
export interface Arrangement {
  /** The cards in front, in the order in which they were chosen. */
  readonly front: readonly Card[];
  /** All seven cards in display order. */
  readonly order: readonly Card[];
}

/** How many cards go in front. */
const FRONT = 2;

/**
 * The position of each suit, by its number: spades, hearts, clubs, diamonds, so that the colours
 * alternate.
 */
const SUIT_PLACES = [2, 3, 1, 0] as const;

/** By rank: aces first, then the joker, then from the kings down. */
const rankPlace = (card: Card): number => {
  if (card === JOKER) return 0.5;
  return rankOf(card) === ACE ? 0 : KING + 1 - rankOf(card);
};

/** By suit. The joker has none and comes first. */
const suitPlace = (card: Card): number => (card === JOKER ? -1 : SUIT_PLACES[suitOf(card)]);

const PLACES: Readonly<Record<Sort, readonly ((card: Card) => number)[]>> = {
  rank: [rankPlace, suitPlace],
  suit: [suitPlace, rankPlace],
};

/** Sorts cards in display order. */
export const sorted = (cards: readonly Card[], sort: Sort): readonly Card[] => {
  const [first, second] = PLACES[sort] as [(card: Card) => number, (card: Card) => number];
  return [...cards].sort((a, b) => first(a) - first(b) || second(a) - second(b));
};

/** Seven cards with all of them behind. */
export const arrange = (cards: readonly Card[], sort: Sort): Arrangement => ({
  front: [],
  order: sorted(cards, sort),
});

export const resort = ({ front, order }: Arrangement, sort: Sort): Arrangement => ({
  front,
  order: sorted(order, sort),
});

/**
 * Moves a card to the other hand. If a third card goes in front, the one chosen first goes back, so
 * that a choice is changed by one press. A card that is not among the seven changes nothing.
 */
export function toggle(arrangement: Arrangement, card: Card): Arrangement {
  const { front, order } = arrangement;
  if (!order.includes(card)) return arrangement;
  const chosen = front.includes(card)
    ? front.filter((one) => one !== card)
    : [...front, card].slice(-FRONT);
  return { front: chosen, order };
}

/** Arranges seven cards by the house way. */
export function arrangeByHouse(
  cards: readonly Card[],
  options: HouseWayOptions & { readonly wheel: Wheel },
  sort: Sort,
): Arrangement {
  const { front } = houseWayOf(options)(cards, options.wheel);
  return { front: [...front], order: sorted(cards, sort) };
}

/** The cards of each hand in display order. */
export const handsOf = ({
  front,
  order,
}: Arrangement): { readonly front: readonly Card[]; readonly back: readonly Card[] } => ({
  front: order.filter((card) => front.includes(card)),
  back: order.filter((card) => !front.includes(card)),
});

/** The set as a move, or `undefined` before two cards are chosen. */
export function setMove({ front }: Arrangement, seat: Seat): PaigowMove | undefined {
  const [one, other] = front;
  if (one === undefined || other === undefined) return undefined;
  return { type: 'set', seat, front: inOrder([one, other]) };
}
