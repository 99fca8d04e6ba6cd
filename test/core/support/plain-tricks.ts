import type { Card } from '../../../src/core.js';
import type { OpenHand } from '../../../src/core/tricks/double-dummy/position.js';
import { ACE_HIGH } from '../../../src/core/tricks/double-dummy/position.js';

type Hands = readonly (readonly Card[])[];

interface Place {
  readonly suit: number;
  readonly rank: number;
}

const placesBySuits = new WeakMap<readonly (readonly Card[])[], ReadonlyMap<Card, Place>>();

/** The suit and the rank of each card. */
function placesOf({ suits = ACE_HIGH }: OpenHand): ReadonlyMap<Card, Place> {
  let places = placesBySuits.get(suits);
  if (!places) {
    places = new Map(
      suits.flatMap((cards, suit) => cards.map((card, rank) => [card, { suit, rank }])),
    );
    placesBySuits.set(suits, places);
  }
  return places;
}

/** The cards of a hand that may be played to a trick. */
export function legalCards(position: OpenHand): readonly Card[] {
  const { hands, leader, trick = [] } = position;
  const hand = hands[(leader + trick.length) & 3]!;
  if (trick.length === 0) return hand;
  const places = placesOf(position);
  const led = places.get(trick[0]!)!.suit;
  const following = hand.filter((card) => places.get(card)!.suit === led);
  return following.length > 0 ? following : hand;
}

/** The position after a card, and the player who won a trick with it. */
export function afterPlain(
  position: OpenHand,
  card: Card,
): { readonly next: OpenHand; readonly winner?: number } {
  const { leader, trick = [] } = position;
  const player = (leader + trick.length) & 3;
  const hands: Hands = position.hands.map((hand, index) =>
    index === player ? hand.filter((one) => one !== card) : hand,
  );
  const cards = [...trick, card];
  if (cards.length < 4) return { next: { ...position, hands, trick: cards } };
  const winner = ((leader + placeOfWinner(position, cards)) & 3) as 0 | 1 | 2 | 3;
  return { next: { ...position, hands, leader: winner, trick: [] }, winner };
}

function placeOfWinner(position: OpenHand, cards: readonly Card[]): number {
  const places = placesOf(position);
  const led = places.get(cards[0]!)!.suit;
  const worths = cards.map((card) => {
    const { suit, rank } = places.get(card)!;
    if (suit === position.trump) return 100 + rank;
    return suit === led ? rank : -1;
  });
  return worths.indexOf(Math.max(...worths));
}

/** The tricks of players 0 and 2 by plain search: every card is tried, and no rule cuts any off. */
export class PlainTricks {
  /** By the cards in hand and the leader, at the start of a trick. */
  private readonly known = new Map<string, number>();

  tricks(position: OpenHand): number {
    const { hands, leader, trick = [] } = position;
    if (trick.length > 0) return this.best(position);
    if (hands[0]!.length === 0) return 0;
    const key = `${hands.join('|')} ${leader}`;
    const known = this.known.get(key) ?? this.best(position);
    this.known.set(key, known);
    return known;
  }

  tricksAfter(position: OpenHand, card: Card): number {
    const { next, winner = 1 } = afterPlain(position, card);
    return this.tricks(next) + ((winner & 1) === 0 ? 1 : 0);
  }

  private best(position: OpenHand): number {
    const { leader, trick = [] } = position;
    const results = legalCards(position).map((card) => this.tricksAfter(position, card));
    return ((leader + trick.length) & 1) === 0 ? Math.max(...results) : Math.min(...results);
  }
}
