/**
 * A card is a small whole number, in the order of the Microsoft deck: A♣ A♦ A♥ A♠ 2♣ … K♠ are
 * 0 to 51, the joker is 52. Numbers compare, hash and pack for free, which the solvers live on.
 */
export type Card = number;

/** The suits in the order of the Microsoft deck; a suit's number is its index. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type SuitLetter = (typeof SUITS)[number];
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3;

/** The ranks, ace low; a rank's number is its index plus one. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type RankLetter = (typeof RANKS)[number];
/** 1 (ace) to 13 (king). */
export type Rank = number;

export const ACE: Rank = 1;
export const KING: Rank = 13;
export const DECK_SIZE = 52;
export const JOKER: Card = 52;
/** In a view: a card of which only the back is seen. It has no rank, no suit and no name. */
export const FACE_DOWN: Card = -1;

/** The card of a rank (1–13) and a suit (0–3). */
export const cardOf = (rank: Rank, suit: Suit): Card => (rank - 1) * 4 + suit;

/** 1 (ace) to 13 (king); meaningless for the joker. */
export const rankOf = (card: Card): Rank => (card >> 2) + 1;

export const suitOf = (card: Card): Suit => (card & 3) as Suit;

/** Diamonds and hearts. */
export const isRed = (card: Card): boolean => {
  const suit = suitOf(card);
  return suit === 1 || suit === 2;
};
