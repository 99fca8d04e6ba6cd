import type { Card, Suit, SuitLetter } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';
import type { TrickOptions } from './options.js';
import type { TrickResults } from './results.js';
import type { MoonChoice } from './rules.js';

/**
 * `ready`: the seats may cut, and say that they are ready; then the cards are dealt.
 * `bid`: each seat bids in turn. `trump`: somebody chooses trump. `double`: opponents may double, the bidder's side may
 * redouble. `pass`: cards are passed or exchanged, all at the same time. `play`: tricks. `moon`: who took all points
 * chooses what happens. `over`: the hand is scored.
 */
export const TRICK_PHASES = [
  ...(['ready', 'bid', 'trump', 'double', 'pass', 'play', 'moon', 'over'] as const),
] as const;
export type TrickPhase = (typeof TRICK_PHASES)[number];

/** A seat of a running hand. A view has `FACE_DOWN` for each hidden card. */
export interface TrickSeat {
  readonly isReady: boolean;
  /** The player's text for the cut; `null` for none. */
  readonly cut: string | null;
  /** The cards in the hand. */
  readonly cards: readonly Card[];
  /** Whether the player has seen these cards. Before that, a blind nil is possible. */
  readonly hasLooked: boolean;
  /** All cards that were dealt or drawn, in order. Others see them after the hand. */
  readonly dealt: readonly Card[];
  /** For each of them, its index in the deck. */
  readonly places: readonly number[];
  /** The last bid; `null` before the first. */
  readonly bid: number | null;
  /** Whether the bid is a blind nil. */
  readonly isBlind: boolean;
  /** Whether the seat has passed in an auction, or has had its turn to double. */
  readonly hasSpoken: boolean;
  /** The cards that it passed on. */
  readonly passed: readonly Card[];
  /** The cards that were passed to it, once all have passed. */
  readonly received: readonly Card[];
}

/** A card of a trick. */
export interface TrickPlay {
  readonly seat: Seat;
  readonly card: Card;
}

export interface Trick {
  /** In the order of play. */
  readonly plays: readonly TrickPlay[];
  /** How many cards were played before trump was known. `null` without trump, and while trump is concealed. */
  readonly trumpFrom: number | null;
  /** `null` for a trick that is not complete. */
  readonly winner: Seat | null;
}

export interface TrickState<Options extends TrickOptions = TrickOptions> {
  readonly options: Options;
  readonly phase: TrickPhase;
  /** All 52 cards. The deal cuts them. */
  readonly deck: readonly Card[];
  /** The indexes in the deck of the cards that may still be dealt, in order. Cards that are not in play are no part of it. */
  readonly stock: readonly number[];
  readonly seats: readonly TrickSeat[];
  /** Whose turn it is; `null` while all act at the same time, and at the end. */
  readonly turn: Seat | null;
  /** The seat with the highest bid of an auction, and the first one that bid. */
  readonly bidder: Seat | null;
  readonly firstBidder: Seat | null;
  /** The trump suit. `null` without trump. In a view it is also `null` while trump is concealed. */
  readonly trump: Suit | null;
  /** Whether everybody knows trump. */
  readonly trumpShown: boolean;
  /** The card that was turned up for trump, or the top card of the stock. */
  readonly turned: Card | null;
  /** The card that the bidder laid face down. */
  readonly laid: Card | null;
  /** The seat that asked for trump and has not played since. */
  readonly asked: Seat | null;
  /** The seat that showed king and queen of trump. */
  readonly pair: Seat | null;
  /** The factor of the game points: 1, 2 if doubled, 4 if redoubled. */
  readonly stake: number;
  /** The seats that still pass cards. */
  readonly passing: readonly Seat[];
  /** The complete tricks. */
  readonly tricks: readonly Trick[];
  /** The trick on the table; without cards before the lead. `null` if no trick is played. */
  readonly trick: Trick | null;
  readonly results: TrickResults | null;
}

/**
 * A move. In lists of legal moves, a cut stands for any text, and a `pass` stands for any cards of the hand in the same
 * number. The table plays `deal` automatically.
 */
export type TrickMove =
  | { readonly type: 'deal' }
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'ready' | 'look' | 'blind-nil'; readonly seat: Seat }
  | { readonly type: 'ask' | 'pair'; readonly seat: Seat }
  | { readonly type: 'double' | 'redouble' | 'no-double'; readonly seat: Seat }
  /** A number; `null` passes in an auction. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly bid: number | null }
  | { readonly type: 'trump'; readonly seat: Seat; readonly suit: SuitLetter }
  | { readonly type: 'lay'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'pass'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card }
  /** Plays all tricks that are left at once. It is legal if no other seat can change the score. */
  | { readonly type: 'claim'; readonly seat: Seat }
  | { readonly type: 'moon'; readonly seat: Seat; readonly choice: MoonChoice };

export type TrickSeatMove = Extract<TrickMove, { readonly seat: Seat }>;
export type TrickMoveType = TrickMove['type'];

export const TRICK_MOVE_TYPES: readonly TrickMoveType[] = [
  ...(['deal', 'cut', 'ready', 'look', 'blind-nil', 'bid', 'trump', 'lay'] as const),
  ...(['double', 'redouble', 'no-double', 'pass', 'ask', 'pair', 'play', 'claim', 'moon'] as const),
];

export const withTrickSeat = (
  state: TrickState,
  seat: Seat,
  changes: Partial<TrickSeat>,
): TrickState => ({
  ...state,
  seats: state.seats.map((old, at) => (at === seat ? { ...old, ...changes } : old)),
});

export const EMPTY_TRICK: Trick = { plays: [], trumpFrom: null, winner: null };

/** The number of tricks that a seat has won. */
export const tricksOf = ({ tricks }: Pick<TrickState, 'tricks'>, seat: Seat): number =>
  tricks.filter(({ winner }) => winner === seat).length;

/** All cards of the tricks that a seat has won. */
export const takenBy = ({ tricks }: Pick<TrickState, 'tricks'>, seat: Seat): readonly Card[] =>
  tricks
    .filter(({ winner }) => winner === seat)
    .flatMap(({ plays }) => plays.map(({ card }) => card));
