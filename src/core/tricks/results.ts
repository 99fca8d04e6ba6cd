import type { Seat } from '../engine/rules.js';
import type { MoonChoice } from './rules.js';

/** How one side did in a hand. */
export interface SideResult {
  /** The number of tricks. */
  readonly tricks: number;
  /** The points of this hand, which are added to the score. */
  readonly points: number;
  /** The score after the hand. */
  readonly score: number;
  /** The bid: the sum of a side's numbers, or the bid of an auction as a pair changed it. `null` if it made none. */
  readonly bid: number | null;
  /** Whether the bid was made; `null` without a bid. */
  readonly isMade: boolean | null;
  /** The points of the cards in its tricks, in games that count them. */
  readonly cardPoints: number;
  /** The tricks over the bids so far, in games that count them. */
  readonly bags: number;
  /** The points for honours. */
  readonly honours: number;
}

/** The options of the next hand that differ from those of this one. */
export interface NextHand {
  readonly dealer: Seat;
  readonly hand: number;
  readonly scores: readonly number[];
  readonly bagCounts?: readonly number[];
}

export interface TrickResults {
  /** Whether the hand was played. It was not if all passed. */
  readonly played: boolean;
  readonly sides: readonly SideResult[];
  /** Who took all cards with points; `null` if nobody did. */
  readonly moon: { readonly seat: Seat; readonly choice: MoonChoice } | null;
  /** The sides that won the game; `null` if it goes on. */
  readonly winners: readonly number[] | null;
  /** `null` if the game is over. */
  readonly next: NextHand | null;
}
