import type { Card } from '../../../core/cards/card.js';
import type { Figure } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { BettingRefusal, BettingRound } from '../../../core/table/betting.js';
import { type SeatRefusal, nextSeat, seatsFrom } from '../../../core/table/seats.js';
import type { Seven27Options } from './options.js';
import type { Declaration, PotResult, Seven27Results } from './results.js';

/**
 * `ante`: all seats ante or sit out, and may cut. `draw`: players take turns to take a card or
 * stand. A draw also comes before the first betting (`round` 0), unless two cards were dealt face
 * down. `over`: the hand is paid.
 */
export type Phase = 'ante' | 'bets' | 'draw' | 'declare' | 'over';

/** The status of a seat in this hand: `waiting` has not anted yet, `out` sits the hand out. */
export type SeatStatus = 'open' | 'waiting' | 'in' | 'folded' | 'bust' | 'out';

/** The last action of a seat, shown at the table. */
export interface LastAction {
  readonly type: SeatMove['type'] | 'bust';
  /** The chips that a bet or a call added; of a raise, by how much it raised. */
  readonly amount?: number;
  readonly allIn?: boolean;
}

/** A seat of a running hand. A view has `FACE_DOWN` for each hidden card. */
export interface Seven27Seat {
  readonly status: SeatStatus;
  /** The player's cut text for the shuffle; `null` for none. */
  readonly cut: string | null;
  /** In the order of the deal. */
  readonly cards: readonly Card[];
  /** For each card, whether it is face up. */
  readonly up: readonly boolean[];
  /** For each card, its index in the deck. */
  readonly places: readonly number[];
  /** Chips put in so far, including the ante and without returned bets. */
  readonly paid: number;
  /** Uncalled chips that were returned. */
  readonly returned: number;
  /** Chips won from pots. Before the end, those of pots that were paid at once. */
  readonly won: number;
  /** Consecutive stands, in turns that count. */
  readonly stands: number;
  readonly frozen: boolean;
  /** `null` before the declaration; in a view also while it is secret, see `hasDeclared`. */
  readonly declared: Declaration | null;
  /** Whether the seat has declared. Everybody sees this. */
  readonly hasDeclared: boolean;
  readonly last: LastAction | null;
}

export interface Seven27State {
  readonly options: Seven27Options;
  readonly phase: Phase;
  /** All 52 cards. The deal cuts them. */
  readonly deck: readonly Card[];
  /** The index of the next card. */
  readonly next: number;
  readonly seats: readonly Seven27Seat[];
  /** Whose turn it is; `null` during antes, simultaneous declarations, and at the end. */
  readonly turn: Seat | null;
  /** The number of draws so far: 0 before the first betting. */
  readonly round: number;
  /** The seats that have had their turn in this draw. */
  readonly drawn: readonly Seat[];
  /** Whether anybody took a card in this draw. */
  readonly taken: boolean;
  /** The betting round; `null` if none is running. */
  readonly betting: BettingRound | null;
  /** Side pots that were paid during the hand. */
  readonly paidPots: readonly PotResult[];
  readonly results: Seven27Results | null;
}

/**
 * A move at the table. In lists of legal moves, a bet or raise also has `max`: it stands for all
 * whole amounts from `amount` to `max`. The amount of a raise is by how much it raises. A listed
 * cut stands for any text. The table plays `deal` and `settle` automatically.
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

export type SeatMove = Extract<Seven27Move, { readonly seat: Seat }>;

export const MOVE_TYPES = [
  ...['ante', 'sit-out', 'cut', 'deal', 'check', 'bet', 'call', 'raise', 'fold'],
  ...['take', 'stand', 'declare', 'settle'],
] as readonly MoveType[];
export type MoveType = Seven27Move['type'];

export const DECLARATIONS: readonly Declaration[] = ['low', 'high', 'both'];

/** A move as a seat sees it: `targets` is `null` as long as the declaration is secret. */
export type SeenMove =
  | Exclude<Seven27Move, { readonly type: 'declare' }>
  | { readonly type: 'declare'; readonly seat: Seat; readonly targets: Declaration | null };

/** Why a move is refused: a code with its figures. */
export type Seven27Refusal =
  | SeatRefusal
  | BettingRefusal
  | { readonly code: 'no-such-move'; readonly move: string }
  /** The current phase does not allow the move. */
  | { readonly code: 'not-now'; readonly move: MoveType; readonly phase: Phase }
  /** The seat is not at the table, or no longer in this hand. */
  | { readonly code: 'seat-open' | 'seat-out' | 'seat-folded' | 'seat-bust'; readonly seat: Seat }
  | { readonly code: 'already-anted' | 'already-cut' | 'already-declared'; readonly seat: Seat }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly turn: Seat }
  /** The seat has stood so often in a row that it can take no more cards. */
  | { readonly code: 'seat-frozen'; readonly seat: Seat; readonly stands: number }
  | { readonly code: 'bad-cut'; readonly most: number }
  | { readonly code: 'bad-declaration'; readonly targets: Figure; readonly accepted: string }
  /** Only the table makes this move, automatically. */
  | { readonly code: 'table-moves'; readonly move: MoveType }
  | { readonly code: 'antes-open'; readonly seat: Seat };

/** The seats that match a condition, from the dealer's left. */
export const seatsThat = (
  { seats, options: { dealer } }: Pick<Seven27State, 'seats' | 'options'>,
  fits: (seat: Seven27Seat) => boolean,
): readonly Seat[] =>
  seatsFrom(nextSeat(dealer, seats.length), seats.length).filter((seat) => fits(seats[seat]!));

export const isIn = ({ status }: Seven27Seat): boolean => status === 'in';

/** The seats left in the hand, from the dealer's left. */
export const seatsIn = (state: Pick<Seven27State, 'seats' | 'options'>): readonly Seat[] =>
  seatsThat(state, isIn);

/** The chips in front of a seat, at any time of the hand. */
export const chipsOf = (
  { options, seats }: Pick<Seven27State, 'options' | 'seats'>,
  seat: Seat,
): number => (options.stacks[seat] ?? 0) - seats[seat]!.paid + seats[seat]!.won;

/** The chips in the middle. After all pots are paid, these are carried over to the next hand. */
export const chipsInPot = ({ seats, options }: Pick<Seven27State, 'seats' | 'options'>): number =>
  seats.reduce((sum, { paid, won }) => sum + paid - won, options.carried);

export const withSeat = (
  state: Seven27State,
  seat: Seat,
  changes: Partial<Seven27Seat>,
): Seven27State => ({
  ...state,
  seats: state.seats.map((old, at) => (at === seat ? { ...old, ...changes } : old)),
});
