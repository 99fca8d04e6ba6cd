/**
 * A card is an integer: 64 · copy + face. Faces have the order of the Microsoft deck: A♣ A♦ A♥ A♠ 2♣ … K♠ are 0 to
 * 51, and the joker is 52. The copy tells equal cards of several packs apart; the first one is 0. Integers are fast
 * to compare, hash and pack, which matters for the solvers.
 */
export type Card = number;

/** The suits, in the order of the Microsoft deck. A suit's number is its index. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type SuitLetter = (typeof SUITS)[number];
/** 0 is clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3;

/** The ranks, ace low. A rank's number is its index plus one. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type RankLetter = (typeof RANKS)[number];
/** 1 (ace) to 13 (king). */
export type Rank = number;

export const ACE: Rank = 1;
export const KING: Rank = 13;
export const DECK_SIZE = 52;
export const JOKER: Card = 52;
/** A face-down card in a view. It has no rank, suit or name. */
export const FACE_DOWN: Card = -1;

/** The rank and the suit of a card, as the card's first copy. `FACE_DOWN` has none. */
export const faceOf = (card: Card): Card => card & 63;

/** Which copy of its face a card is, from 0. */
export const copyOf = (card: Card): number => card >> 6;

/** Returns a copy of a face. */
export const withCopy = (face: Card, copy: number): Card => copy * 64 + face;

/** Returns the card of a rank (1–13) and a suit (0–3). */
export const cardOf = (rank: Rank, suit: Suit): Card => (rank - 1) * 4 + suit;

/** The rank of a card, 1 (ace) to 13 (king). Undefined for the joker. */
export const rankOf = (card: Card): Rank => ((card & 63) >> 2) + 1;

export const suitOf = (card: Card): Suit => (card & 3) as Suit;

/** Whether a card is a diamond or a heart. */
export const isRed = (card: Card): boolean => ((card + 1) & 2) !== 0;
