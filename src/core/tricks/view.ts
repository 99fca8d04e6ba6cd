import { type Card, FACE_DOWN } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';
import type { TrickMove, TrickSeat, TrickState } from './state.js';

const faceDown = (cards: readonly Card[]): readonly Card[] => cards.map(() => FACE_DOWN);

/** Whether trump is known to a seat: to all once it is shown, before that only to the bidder. */
const knowsTrump = ({ trumpShown, bidder }: TrickState, seat: Seat | undefined): boolean =>
  trumpShown || (bidder !== null && seat === bidder);

/**
 * What a seat may see; without a seat, what a spectator may see. That is its own cards once it has looked, the cards
 * played or turned up, and what it passed. After a hand that was played, it is also what everybody was dealt.
 */
export function view(state: TrickState, seat?: Seat): TrickState {
  const isRevealed = state.results?.played === true;
  const seen = (one: TrickSeat, of: Seat): TrickSeat => {
    if (isRevealed || (of === seat && one.hasLooked)) return one;
    return {
      ...one,
      cards: faceDown(one.cards),
      dealt: faceDown(one.dealt),
      passed: faceDown(one.passed),
      received: faceDown(one.received),
    };
  };
  const isKnown = knowsTrump(state, seat);
  return {
    ...state,
    deck: faceDown(state.deck),
    seats: state.seats.map(seen),
    trump: isKnown ? state.trump : null,
    laid: isKnown || state.laid === null ? state.laid : FACE_DOWN,
  };
}

/** A move as a seat sees it, in the state after the move. What the seat may not know is `null`. */
export type SeenTrickMove =
  | Exclude<TrickMove, { readonly type: 'pass' | 'trump' | 'lay' }>
  | { readonly type: 'pass'; readonly seat: Seat; readonly cards: readonly Card[] | null }
  | { readonly type: 'trump'; readonly seat: Seat; readonly suit: string | null }
  | { readonly type: 'lay'; readonly seat: Seat; readonly card: Card | null };

/** What a seat learns of a move at its time. */
export function viewTrickMove(state: TrickState, move: TrickMove, seat?: Seat): SeenTrickMove {
  const isOwn = 'seat' in move && move.seat === seat;
  if (isOwn) return move;
  if (move.type === 'pass') return { ...move, cards: null };
  if (move.type === 'lay') return state.trumpShown ? move : { ...move, card: null };
  return move.type === 'trump' && !state.trumpShown ? { ...move, suit: null } : move;
}
