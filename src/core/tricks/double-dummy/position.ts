import { ACE, type Card, KING, type Rank, type Suit, cardOf } from '../../cards/card.js';

/** The players, clockwise. 0 and 2 are partners, and so are 1 and 3. */
export type Player = 0 | 1 | 2 | 3;

/** A hand of four players with all cards known, before its last card. */
export interface OpenHand {
  /** The cards that each player still holds, by player. Players who have played to the trick hold one less. */
  readonly hands: readonly (readonly Card[])[];
  /** An index of `suits`. Without it, no suit is trump. */
  readonly trump?: number | undefined;
  /** The player who led, or will lead, to the current trick. */
  readonly leader: Player;
  /** The cards already played to the current trick, the leader's first: up to three. */
  readonly trick?: readonly Card[];
  /** The cards of each of the four suits, lowest first. Default: clubs to spades, 2 to ace. */
  readonly suits?: readonly (readonly Card[])[];
}

const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

/** The cards of clubs, diamonds, hearts and spades in an order of ranks, lowest first. */
export const suitsOf = (ranks: readonly Rank[]): readonly (readonly Card[])[] =>
  ALL_SUITS.map((suit) => ranks.map((rank) => cardOf(rank, suit)));

/** The suits of a game with the ace high: 2 to ace. */
export const ACE_HIGH = suitsOf([...Array(KING).keys()].map((rank) => ((rank + 1) % KING) + ACE));

/** The most cards that one suit may have: owners are packed into 32 bits, two bits for each card. */
export const LONGEST_SUIT = 15;
/** The most cards of a player. */
export const MOST_TRICKS = 15;

/**
 * Checks that a position can be searched.
 *
 * @throws RangeError if it can't: a card twice or in no suit, hands of other sizes, too many cards, or no card left
 */
export function checkOpenHand(position: OpenHand): void {
  if (!hasFittingHands(position) || !hasFittingSuits(position)) {
    throw new RangeError('Not a position of four players with a suit for each card.');
  }
}

function hasFittingHands({ hands, trick = [], leader }: OpenHand): boolean {
  const left = hands[(leader + 3) & 3]?.length ?? 0;
  const fits = (hand: readonly Card[], player: number): boolean =>
    hand.length === left - (((player - leader) & 3) < trick.length ? 1 : 0);
  return (
    hands.length === 4 && trick.length < 4 && left > 0 && left <= MOST_TRICKS && hands.every(fits)
  );
}

function hasFittingSuits({ hands, trick = [], suits = ACE_HIGH }: OpenHand): boolean {
  const cards = [...hands.flat(), ...trick];
  return (
    suits.length === 4 &&
    new Set(cards).size === cards.length &&
    cards.every((card) => suits.filter((suit) => suit.includes(card)).length === 1) &&
    suits.every((suit) => suit.filter((card) => cards.includes(card)).length <= LONGEST_SUIT)
  );
}
