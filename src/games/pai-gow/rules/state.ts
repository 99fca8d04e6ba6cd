import type { Card } from '../../../core/cards/card.js';
import type { Figure } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { ChipRefusal } from '../../../core/table/chips.js';
import { type SeatRefusal, seatsFrom } from '../../../core/table/seats.js';
import type { HandDescription } from './describe.js';
import { houseWayOf } from './house-ways.js';
import type { PaigowOptions } from './options.js';
import type { PaigowResults } from './results.js';

/**
 * The phases in order: the bank is offered; the players stake; the players set; the dealer's cards
 * are turned up and set; all hands are turned up and paid.
 */
export type Phase = 'offer' | 'bets' | 'set' | 'dealer' | 'over';

/** A seat's status in this hand. `waiting` has yet to stake, and `out` sits this hand out. */
export type SeatStatus = 'open' | 'dealer' | 'waiting' | 'in' | 'out';

/** A seat in the current hand. In a view, hidden cards are `FACE_DOWN`. */
export interface PaigowSeat {
  readonly status: SeatStatus;
  /** The staked chips. They leave the stack only when the hand is paid. */
  readonly stake: number;
  readonly bonus: number;
  /** The text that the player cut with; `null` if none. */
  readonly cut: string | null;
  /** The seven cards as dealt; empty before the deal. */
  readonly cards: readonly Card[];
  /** The two and the five cards in ascending order of their numbers; empty before the set. */
  readonly front: readonly Card[];
  readonly back: readonly Card[];
}

export interface PaigowState {
  readonly options: PaigowOptions;
  readonly phase: Phase;
  /** The seat that is offered the bank; `null` in every other phase. */
  readonly offered: Seat | null;
  /**
   * The deck before the deal, the first card dealt first. The cuts are applied only when it is
   * dealt.
   */
  readonly deck: readonly Card[];
  /** The cards that nobody gets: spare hands and the last four cards. */
  readonly aside: readonly Card[];
  readonly seats: readonly PaigowSeat[];
  /** The seat that got the first hand; `null` before the deal. */
  readonly first: Seat | null;
  /** `null` until the hand is paid. */
  readonly results: PaigowResults | null;
}

/**
 * A move.
 *
 * - `bet`: in a list of legal moves it has `max` and `step`, and stands for all amounts from
 *   `amount` to `max`. `bonus` is omitted if there is no bonus bet.
 * - `bank` takes the bank that is offered, and `decline` passes it on.
 * - `cut`: in a list of legal moves it stands for any text.
 * - `set`: `front` may be in any order. The other five cards are the back.
 * - `deal` and `settle` are made by the table itself, and so is the set of a dealing bot or house.
 */
export type PaigowMove =
  | {
      readonly type: 'bet';
      readonly seat: Seat;
      readonly amount: number;
      readonly bonus?: number;
      readonly max?: number;
      readonly step?: number;
    }
  | { readonly type: 'pass' | 'bank' | 'decline'; readonly seat: Seat }
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'deal' }
  | { readonly type: 'set'; readonly seat: Seat; readonly front: readonly [Card, Card] }
  | { readonly type: 'settle' };

export const MOVE_TYPES = [
  'bank',
  'decline',
  'bet',
  'pass',
  'cut',
  'deal',
  'set',
  'settle',
] as const;
export type MoveType = (typeof MOVE_TYPES)[number];

/** A move that a seat makes. */
export type SeatMove = Extract<PaigowMove, { readonly seat: Seat }>;

/** Why a move is refused, with the figures for each code. */
export type PaigowRefusal =
  | SeatRefusal
  | ChipRefusal<'stake' | 'bonus'>
  | { readonly code: 'no-such-move'; readonly move: string }
  /** The move does not belong to the current phase. */
  | { readonly code: 'not-now'; readonly move: MoveType; readonly phase: Phase }
  | { readonly code: 'seat-open' | 'seat-out' | 'already-set'; readonly seat: Seat }
  /** The bank is offered to another seat. */
  | { readonly code: 'not-offered'; readonly seat: Seat }
  | { readonly code: 'already-bet' | 'already-cut'; readonly seat: Seat }
  /** The dealer can't stake, and the house can't cut. */
  | { readonly code: 'dealer-bets-not' | 'house-cuts-not'; readonly seat: Seat }
  /** Only the table makes such moves. */
  | { readonly code: 'table-moves'; readonly move: MoveType }
  | { readonly code: 'bets-open'; readonly seat: Seat }
  | { readonly code: 'no-bonus' }
  | { readonly code: 'bad-cut'; readonly most: number }
  /** The one who asks can't see the seat's cards. */
  | { readonly code: 'cards-covered'; readonly seat: Seat }
  | { readonly code: 'two-in-front' }
  | { readonly code: 'same-card'; readonly card: Card }
  | { readonly code: 'foreign-card'; readonly card: Figure }
  /** The two cards rank as high as the five, or higher. Both hands are described. */
  | {
      readonly code: 'foul';
      readonly front: HandDescription['code'];
      readonly frontHigh: number;
      readonly frontKicker: number | undefined;
      readonly back: HandDescription['code'];
      readonly backHigh: number;
      readonly backKicker: number | undefined;
    }
  /**
   * A dealing bot or house must set by the house way: the named one, or `own` for the page's rules.
   */
  | { readonly code: 'house-way'; readonly houseWay: string };

export const isSet = ({ front }: PaigowSeat): boolean => front.length > 0;

/** The seats that satisfy a condition, in ascending order. */
export const seatsWhere = (
  { seats }: Pick<PaigowState, 'seats'>,
  fits: (seat: PaigowSeat) => boolean,
): readonly Seat[] => seatsFrom(0, seats.length).filter((seat) => fits(seats[seat]!));

/** The players who staked, counter-clockwise from a seat. */
export const playersFrom = ({ seats }: Pick<PaigowState, 'seats'>, first: Seat): readonly Seat[] =>
  seatsFrom(first, seats.length).filter((seat) => seats[seat]!.status === 'in');

/** Whether the house way sets the dealer's cards. */
export const dealerIsBot = ({ options: { house, kinds, dealer } }: PaigowState): boolean =>
  house || kinds[dealer] === 'bot';

/** The dealer's set by the house way. */
export function dealerSet({ options, seats }: PaigowState): PaigowMove {
  const { dealer, wheel } = options;
  const { front } = houseWayOf(options)(seats[dealer]!.cards, wheel);
  return { type: 'set', seat: dealer, front: inOrder(front) };
}

/** Two cards in ascending order of their numbers. */
export const inOrder = ([a, b]: readonly [Card, Card]): readonly [Card, Card] =>
  a < b ? [a, b] : [b, a];

export const withSeat = (
  state: PaigowState,
  seat: Seat,
  changes: Partial<PaigowSeat>,
): PaigowState => ({
  ...state,
  seats: state.seats.map((old, at) => (at === seat ? { ...old, ...changes } : old)),
});

/** A seat's chips without its stake, or the final stack once the hand is paid. */
export function chipsLeft({ options, results, seats }: PaigowState, seat: Seat): number | null {
  const stack = (results?.stacks ?? options.stacks)[seat] ?? null;
  const { stake, bonus } = seats[seat]!;
  return stack === null || results ? stack : stack - stake - bonus;
}
