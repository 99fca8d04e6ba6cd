import type { Card } from '../../../core/cards/card.js';
import type { Figure } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { BettingRefusal, BettingRound } from '../../../core/table/betting.js';
import { type SeatRefusal, nextSeat, seatsFrom } from '../../../core/table/seats.js';
import type { Seven27Options } from './options.js';
import type { Declaration, PotResult, Seven27Results } from './results.js';

/**
 * `ante`: everyone antes or sits out, and may cut. `draw`: one after the other takes a card or
 * stands; before the first betting too (`round` 0), unless two were dealt down. `over`: paid.
 */
export type Phase = 'ante' | 'bets' | 'draw' | 'declare' | 'over';

/** What a seat is in this hand: `waiting` has yet to ante, `out` sits it out. */
export type SeatStatus = 'open' | 'waiting' | 'in' | 'folded' | 'bust' | 'out';

/** What a seat did last, for whoever looks; `amount` in chips, as in the move, `to` what it has in now. */
export interface LastAction {
  readonly type: SeatMove['type'] | 'bust';
  /** Of a bet, what was bet; of a call, what was added; of a raise, by how much more. */
  readonly amount?: number;
  readonly allIn?: boolean;
}

/** A seat of a running hand; a view has `FACE_DOWN` for each card that is not seen. */
export interface Seven27Seat {
  readonly status: SeatStatus;
  /** The player's own words for the shuffle; `null` for none. */
  readonly cut: string | null;
  /** In the order in which they were dealt. */
  readonly cards: readonly Card[];
  /** Of each card whether it lies face up. */
  readonly up: readonly boolean[];
  /** Of each card its place in the deck. */
  readonly places: readonly number[];
  /** Chips put in so far, the ante with them; what went back is not in it. */
  readonly paid: number;
  /** Chips that went back because nobody called them. */
  readonly returned: number;
  /** Chips taken out of pots; before the end those of pots that were paid at once. */
  readonly won: number;
  /** Stands in a row, in turns that count. */
  readonly stands: number;
  readonly frozen: boolean;
  /** `null` before; in a view also while others may not know it, see `hasDeclared`. */
  readonly declared: Declaration | null;
  /** Whether it has declared: seen by all. */
  readonly hasDeclared: boolean;
  readonly last: LastAction | null;
}

export interface Seven27State {
  readonly options: Seven27Options;
  readonly phase: Phase;
  /** All 52 cards; cut when they are dealt. */
  readonly deck: readonly Card[];
  /** The place of the next card. */
  readonly next: number;
  readonly seats: readonly Seven27Seat[];
  /** Whose turn it is; `null` in the ante, in a simultaneous declaration, and at the end. */
  readonly turn: Seat | null;
  /** How often cards were drawn or stood on, by turns that count: 0 before the first betting. */
  readonly round: number;
  /** Who has had their turn in this draw. */
  readonly drawn: readonly Seat[];
  /** Whether somebody took a card in this draw. */
  readonly taken: boolean;
  /** The running betting round; `null` outside. */
  readonly betting: BettingRound | null;
  /** Pots that were paid at once. */
  readonly paidPots: readonly PotResult[];
  readonly results: Seven27Results | null;
}

/**
 * What is done at the table. A bet or raise that is listed has also `max`: it stands for all whole
 * amounts from its own, the least, to that. A raise's amount is by how much more. A cut that is
 * listed stands for any text. `deal` and `settle` the table makes by itself.
 */
export type Seven27Move =
  | { readonly type: 'ante' | 'sit-out'; readonly seat: Seat }
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'deal' }
  | { readonly type: 'check' | 'call' | 'fold'; readonly seat: Seat }
  | {
      readonly type: 'bet' | 'raise';
      readonly seat: Seat;
      readonly amount: number;
      readonly max?: number;
    }
  | { readonly type: 'take' | 'stand'; readonly seat: Seat }
  | { readonly type: 'declare'; readonly seat: Seat; readonly targets: Declaration }
  | { readonly type: 'settle' };

/** A move that a seat makes. */
export type SeatMove = Extract<Seven27Move, { readonly seat: Seat }>;

export const MOVE_TYPES = [
  ...['ante', 'sit-out', 'cut', 'deal', 'check', 'bet', 'call', 'raise', 'fold'],
  ...['take', 'stand', 'declare', 'settle'],
] as readonly MoveType[];
export type MoveType = Seven27Move['type'];

export const DECLARATIONS: readonly Declaration[] = ['low', 'high', 'both'];

/** A move as a seat may see it: `null` for targets that it may not know yet. */
export type SeenMove =
  | Exclude<Seven27Move, { readonly type: 'declare' }>
  | { readonly type: 'declare'; readonly seat: Seat; readonly targets: Declaration | null };

/** Why a move is refused; which code carries which figures. */
export type Seven27Refusal =
  | SeatRefusal
  | BettingRefusal
  | { readonly code: 'no-such-move'; readonly move: string }
  /** Not the time for it: the phase that runs. */
  | { readonly code: 'not-now'; readonly move: MoveType; readonly phase: Phase }
  /** Not at the table, or no longer in this hand. */
  | { readonly code: 'seat-open' | 'seat-out' | 'seat-folded' | 'seat-bust'; readonly seat: Seat }
  | { readonly code: 'already-anted' | 'already-cut' | 'already-declared'; readonly seat: Seat }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly turn: Seat }
  /** Frozen by so many stands in a row: it takes no card any more. */
  | { readonly code: 'seat-frozen'; readonly seat: Seat; readonly stands: number }
  | { readonly code: 'bad-cut'; readonly most: number }
  | { readonly code: 'bad-declaration'; readonly targets: Figure; readonly accepted: string }
  /** Not a seat's to make: the table makes it by itself. */
  | { readonly code: 'table-moves'; readonly move: MoveType }
  | { readonly code: 'antes-open'; readonly seat: Seat };

/** The seats that stand so, from the dealer's left. */
export const seatsThat = (
  { seats, options: { dealer } }: Pick<Seven27State, 'seats' | 'options'>,
  fits: (seat: Seven27Seat) => boolean,
): readonly Seat[] =>
  seatsFrom(nextSeat(dealer, seats.length), seats.length).filter((seat) => fits(seats[seat]!));

export const isIn = ({ status }: Seven27Seat): boolean => status === 'in';

/** Who is left in the hand, from the dealer's left. */
export const seatsIn = (state: Pick<Seven27State, 'seats' | 'options'>): readonly Seat[] =>
  seatsThat(state, isIn);

/** The chips that a seat has left in front of it, at any time of the hand. */
export const chipsOf = (
  { options, seats }: Pick<Seven27State, 'options' | 'seats'>,
  seat: Seat,
): number => (options.stacks[seat] ?? 0) - seats[seat]!.paid + seats[seat]!.won;

/** The chips in the middle; once all pots are paid, those that stay for the next hand. */
export const chipsInPot = ({ seats, options }: Pick<Seven27State, 'seats' | 'options'>): number =>
  seats.reduce((sum, { paid, won }) => sum + paid - won, options.carried);

/** The state with one seat changed. */
export const withSeat = (
  state: Seven27State,
  seat: Seat,
  changes: Partial<Seven27Seat>,
): Seven27State => ({
  ...state,
  seats: state.seats.map((old, at) => (at === seat ? { ...old, ...changes } : old)),
});
