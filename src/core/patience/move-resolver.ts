import type { Refusal } from '../engine/reason.js';
import type { Transfer } from './piles.js';

/** Cards that the player has picked up: the top `count` cards of a pile. */
export interface Hand {
  readonly from: string;
  readonly count: number;
}

/** The result of picking up cards: the cards in hand, or why they can't be picked up. */
export type Pick = { readonly hand: Hand } | { readonly refusal: Refusal };

/**
 * Turns presses, drags and keys into moves of a game. Pure. A move that it returns may be illegal. Then the
 * session refuses it.
 */
export interface MoveResolver<View, Move> {
  /** Picks up the card at `index` (from the bottom) of a pile and all cards on it. */
  readonly pick: (view: View, pile: string, index: number) => Pick;
  /**
   * The move of one press on a pile, legal or not: to draw, to redeal, to turn over a top card. `undefined`
   * if a press picks cards up. Omit it if a game has no such piles.
   */
  readonly press?: (view: View, pile: string) => Move | undefined;
  /** The move of the hand to a pile. */
  readonly move: (view: View, hand: Hand, to: string) => Move;
  /** Like `move`, but with the number of cards that fits. For clicks, not for drags. */
  readonly nearest: (view: View, hand: Hand, to: string) => Move;
  /** The move of the card in hand to its foundation, legal or not. */
  readonly home: (view: View, hand: Hand) => Move | undefined;
  /** The best move of the hand, for one tap. `undefined` if there is none. */
  readonly best: (view: View, hand: Hand) => Move | undefined;
  /** A legal move to suggest. It may not lead to a win. */
  readonly hint: (view: View) => Move | undefined;
  /** The piles of a move and its number of cards. */
  readonly endpoints: (move: Move) => Hand & { readonly to: string };
  /**
   * The transfers of single piles that a move is made of, by the view before it. Omit it if each move is one transfer.
   */
  readonly transfers?: (view: View, move: Move) => readonly Transfer[];
}
