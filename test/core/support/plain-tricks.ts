import type { Card } from '../../../src/core.js';
import type { OpenHand } from '../../../src/core/tricks/double-dummy/position.js';
import { ACE_HIGH } from '../../../src/core/tricks/double-dummy/position.js';

type Hands = readonly (readonly Card[])[];

/** The cards of a hand that may be played to a trick. */
export function legalCards(position: OpenHand): readonly Card[] {
  const { hands, leader, trick = [], suits = ACE_HIGH } = position;
  const hand = hands[(leader + trick.length) & 3]!;
  if (trick.length === 0) return hand;
  const led = suits.find((suit) => suit.includes(trick[0]!))!;
  const following = hand.filter((card) => led.includes(card));
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

function placeOfWinner({ trump, suits = ACE_HIGH }: OpenHand, cards: readonly Card[]): number {
  const led = suits.findIndex((suit) => suit.includes(cards[0]!));
  const worth = (card: Card): number => {
    const suit = suits.findIndex((all) => all.includes(card));
    const rank = suits[suit]!.indexOf(card);
    if (suit === trump) return 100 + rank;
    return suit === led ? rank : -1;
  };
  const worths = cards.map(worth);
  return worths.indexOf(Math.max(...worths));
}

/** The tricks of players 0 and 2 by plain search: every card is tried, and no rule cuts any off. */
export class PlainTricks {
  private readonly known = new Map<string, number>();

  tricks(position: OpenHand): number {
    const { hands, leader, trick = [] } = position;
    if (trick.length === 0 && hands[0]!.length === 0) return 0;
    const key = `${hands.join('|')} ${trick.join()} ${leader}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const results = legalCards(position).map((card) => this.tricksAfter(position, card));
    const isEven = ((leader + trick.length) & 1) === 0;
    const best = isEven ? Math.max(...results) : Math.min(...results);
    this.known.set(key, best);
    return best;
  }

  tricksAfter(position: OpenHand, card: Card): number {
    const { next, winner = 1 } = afterPlain(position, card);
    return this.tricks(next) + ((winner & 1) === 0 ? 1 : 0);
  }
}
