import type { Figure } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { SeatRefusal } from '../table/seats.js';
import type { TrickMoveType, TrickPhase } from './state.js';

/** Why a card is not legal. */
export type CardRefusal =
  /** The value is no card. */
  | { readonly code: 'no-card'; readonly card: Figure }
  | { readonly code: 'not-in-hand'; readonly card: string }
  /** The hand has a card of the suit led. */
  | { readonly code: 'must-follow'; readonly suit: string }
  /** This card leads to the first trick. */
  | { readonly code: 'must-lead'; readonly card: string }
  /** The suit can't be led yet. */
  | { readonly code: 'not-broken'; readonly suit: string }
  /** No card with points is played to the first trick. */
  | { readonly code: 'first-trick-points' }
  /** The seat asked for trump and has one. */
  | { readonly code: 'must-trump'; readonly suit: string }
  /** This card must be played at the first chance. */
  | { readonly code: 'first-chance'; readonly card: string };

/** Why a move is refused: a code with its figures. */
export type TrickRefusal =
  | SeatRefusal
  | CardRefusal
  | { readonly code: 'no-such-move'; readonly move: string }
  /** The current phase does not allow the move. */
  | { readonly code: 'not-now'; readonly move: TrickMoveType; readonly phase: TrickPhase }
  /** The rules of this game don't have the move. */
  | { readonly code: 'not-in-rules'; readonly move: TrickMoveType }
  /** Only the table makes this move. */
  | { readonly code: 'table-moves'; readonly move: TrickMoveType }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly turn: Seat | undefined }
  /** The seat was knocked out. */
  | { readonly code: 'seat-out'; readonly seat: Seat }
  | { readonly code: 'already-ready' | 'already-cut' | 'already-looked'; readonly seat: Seat }
  | { readonly code: 'already-passed' | 'passes-nothing'; readonly seat: Seat }
  | { readonly code: 'not-ready'; readonly seat: Seat }
  | { readonly code: 'bad-cut'; readonly most: number }
  | { readonly code: 'no-number' | 'must-look' }
  | { readonly code: 'bad-bid'; readonly least: number; readonly most: number }
  /** The last bid would make the sum of the bids fit the number of tricks. */
  | { readonly code: 'bids-fit'; readonly bid: number; readonly tricks: number }
  | { readonly code: 'side-bid-low' | 'dealer-must-bid' | 'over-partner'; readonly least: number }
  | { readonly code: 'bad-suit'; readonly suit: Figure; readonly accepted: string }
  | { readonly code: 'bad-choice'; readonly choice: Figure; readonly accepted: string }
  | { readonly code: 'pass-count'; readonly cards: number }
  | { readonly code: 'same-card-twice'; readonly card: string }
  | { readonly code: 'not-doubled' | 'already-doubled' }
  /** Trump is asked for by who can't follow suit, while it is concealed. */
  | { readonly code: 'trump-shown' | 'can-follow' | 'no-suit-led' }
  /** A pair is shown once, by who holds it, after trump is known and the side has won a trick. */
  | { readonly code: 'pair-shown' | 'trump-concealed' | 'no-trick-yet' | 'no-pair' }
  /** The others could change the score in the tricks that are left, or the opposite is not proved. */
  | {
      readonly code: 'not-settled';
      readonly tricks: number;
      readonly reason: 'cards-drawn' | 'trump-concealed' | 'no-proof';
    };
