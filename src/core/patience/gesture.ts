import type { Refusal } from '../engine/reason.js';

/** Cards that the player has picked up: so many from the top of a pile. */
export interface Hand {
  readonly from: string;
  readonly count: number;
}

/** What a press on a card or a pile means: cards in hand, or why none can be. */
export type Pick = { readonly hand: Hand } | { readonly refusal: Refusal };

/**
 * How hands become moves: pure, so that drag, click and keyboard mean the same by the same
 * motion. A move it names may be illegal; the session says so with its reason.
 */
export interface Gesture<View, Move> {
  /** What a press picks up: the card at `index` (from the bottom) of a pile and all on it. */
  readonly pick: (view: View, pile: string, index: number) => Pick;
  /**
   * The move that one press on a pile makes, empty or not, legal or not: the stock turns its cards
   * or the waste, a face-down top card is turned over. `undefined` where a press picks up, and for
   * a game that has no such piles.
   */
  readonly press?: (view: View, pile: string) => Move | undefined;
  /** The move that puts the hand on a pile. */
  readonly move: (view: View, hand: Hand, to: string) => Move;
  /** Likewise where the number of cards may be adjusted to what fits (a click, not a drag). */
  readonly nearest: (view: View, hand: Hand, to: string) => Move;
  /** The move that sends the hand's card to its foundation, legal or not. */
  readonly home: (view: View, hand: Hand) => Move | undefined;
  /** Where one tap sends the hand: its best place, or `undefined` where it has none. */
  readonly best: (view: View, hand: Hand) => Move | undefined;
  /** A legal move worth showing; it claims nothing about winning. */
  readonly hint: (view: View) => Move | undefined;
  /** The piles and the number of cards that a move is about. */
  readonly ends: (move: Move) => Hand & { readonly to: string };
}
