import type { Card } from '../../../core/cards/card.js';
import type { Figure } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { ChipRefusal } from '../../../core/table/chips.js';
import { type SeatRefusal, seatsFrom } from '../../../core/table/seats.js';
import type { HandDescription } from './describe.js';
import { houseWayOf } from './house-ways.js';
import type { PaigowOptions } from './options.js';
import type { PaigowResults } from './results.js';

/** The bank is offered; stakes; the players set; the dealer sets, his cards turned up; all hands turned up and paid. */
export type Phase = 'offer' | 'bets' | 'set' | 'dealer' | 'over';

/** What a seat is in this hand: `waiting` has yet to stake, `out` sits this hand out. */
export type SeatStatus = 'open' | 'dealer' | 'waiting' | 'in' | 'out';

/** A seat of a running hand; a view has `FACE_DOWN` for each card that is not seen. */
export interface PaigowSeat {
  readonly status: SeatStatus;
  /** Chips staked, taken from the stack only when the hand is paid. */
  readonly stake: number;
  readonly bonus: number;
  /** The player's own words for the shuffle; `null` for none. */
  readonly cut: string | null;
  /** The seven cards as dealt; none before. */
  readonly cards: readonly Card[];
  /** The two and the five, once they are set, lowest card number first; none before. */
  readonly front: readonly Card[];
  readonly back: readonly Card[];
}

export interface PaigowState {
  readonly options: PaigowOptions;
  readonly phase: Phase;
  /** Whom the bank is offered to; `null` in every other phase. */
  readonly offered: Seat | null;
  /** The cards before the deal, the first dealt first; cut only when they are dealt. */
  readonly deck: readonly Card[];
  /** The cards that nobody gets: hands left over and the last four. */
  readonly aside: readonly Card[];
  readonly seats: readonly PaigowSeat[];
  /** Who got the first hand; `null` before the deal. */
  readonly first: Seat | null;
  /** `null` until the hand is paid. */
  readonly results: PaigowResults | null;
}

/**
 * What is done at the table. A bet that is listed has also `max` and `step`: it stands for all
 * amounts from its own, the least, to that; `bonus` is left out where there is none. A cut that is
 * listed stands for any text. `bank` takes the bank, and `decline` passes it on, where it is offered. `deal` and `settle`, and the set of a dealer who is the house or a
 * bot, the game makes by itself. `front` is named in any order; the other five are the back.
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

/** Why a move is refused; which code carries which figures. */
export type PaigowRefusal =
  | SeatRefusal
  | ChipRefusal<'stake' | 'bonus'>
  | { readonly code: 'no-such-move'; readonly move: string }
  /** Not the time for it: the phase that runs. */
  | { readonly code: 'not-now'; readonly move: MoveType; readonly phase: Phase }
  | { readonly code: 'seat-open' | 'seat-out' | 'already-set'; readonly seat: Seat }
  /** The bank is offered to another seat. */
  | { readonly code: 'not-offered'; readonly seat: Seat }
  | { readonly code: 'already-bet' | 'already-cut'; readonly seat: Seat }
  /** The dealer stakes nothing; and the house cuts nothing. */
  | { readonly code: 'dealer-bets-not' | 'house-cuts-not'; readonly seat: Seat }
  /** Not a seat's to make: the table makes it by itself. */
  | { readonly code: 'table-moves'; readonly move: MoveType }
  | { readonly code: 'bets-open'; readonly seat: Seat }
  | { readonly code: 'no-bonus' }
  | { readonly code: 'bad-cut'; readonly most: number }
  /** The seat's cards are not shown to who asks. */
  | { readonly code: 'cards-covered'; readonly seat: Seat }
  | { readonly code: 'two-in-front' }
  | { readonly code: 'same-card'; readonly card: Card }
  | { readonly code: 'foreign-card'; readonly card: Figure }
  /** The two rank as high as the five or higher: what each is, and its figures. */
  | {
      readonly code: 'foul';
      readonly front: HandDescription['code'];
      readonly frontHigh: number;
      readonly frontKicker: number | undefined;
      readonly back: HandDescription['code'];
      readonly backHigh: number;
      readonly backKicker: number | undefined;
    }
  /** The house's and a bot's dealer set by the house way alone: the named one, or the table's `own`. */
  | { readonly code: 'house-way'; readonly houseWay: string };

export const isSet = ({ front }: PaigowSeat): boolean => front.length > 0;

/** The seats that stand so, by number. */
export const seatsWhere = (
  { seats }: Pick<PaigowState, 'seats'>,
  fits: (seat: PaigowSeat) => boolean,
): readonly Seat[] => seatsFrom(0, seats.length).filter((seat) => fits(seats[seat]!));

/** The players who staked, counter-clockwise from a seat. */
export const playersFrom = ({ seats }: Pick<PaigowState, 'seats'>, first: Seat): readonly Seat[] =>
  seatsFrom(first, seats.length).filter((seat) => seats[seat]!.status === 'in');

/** Whether the dealer's cards are set by the house way, without asking. */
export const dealerIsBot = ({ options: { house, kinds, dealer } }: PaigowState): boolean =>
  house || kinds[dealer] === 'bot';

/** The set that the house way makes of the dealer's cards. */
export function dealerSet({ options, seats }: PaigowState): PaigowMove {
  const { dealer, wheel } = options;
  const { front } = houseWayOf(options)(seats[dealer]!.cards, wheel);
  return { type: 'set', seat: dealer, front: inOrder(front) };
}

/** Two cards, lowest number first. */
export const inOrder = ([a, b]: readonly [Card, Card]): readonly [Card, Card] =>
  a < b ? [a, b] : [b, a];

/** The state with one seat changed. */
export const withSeat = (
  state: PaigowState,
  seat: Seat,
  changes: Partial<PaigowSeat>,
): PaigowState => ({
  ...state,
  seats: state.seats.map((old, at) => (at === seat ? { ...old, ...changes } : old)),
});

/** The chips that a seat has beside its stake; what the hand brought once it is paid. */
export function chipsLeft({ options, results, seats }: PaigowState, seat: Seat): number | null {
  const stack = (results?.stacks ?? options.stacks)[seat] ?? null;
  const { stake, bonus } = seats[seat]!;
  return stack === null || results ? stack : stack - stake - bonus;
}
