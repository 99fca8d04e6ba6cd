import { FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type SeenMove,
  type Seven27Move,
  type Seven27Seat,
  type Seven27State,
  isIn,
} from './state.js';

/** Whether what is declared is everyone's own secret still: all are to declare at the same time. */
const isSecret = ({ options, seats }: Seven27State): boolean =>
  options.declare === 'simultaneous' && seats.some((one) => isIn(one) && !one.hasDeclared);

/** A hand was shown at the end where it was compared: not a folded one, nor the last one's. */
const wasShown = ({ results }: Seven27State, seat: Seat): boolean =>
  results?.seats.some((one) => one.seat === seat && one.shown) ?? false;

/**
 * What a seat may see; without a seat, what anybody may. Own cards, those that lie face up, and at
 * the end the hands that were compared; never the deck, nor a hand that was folded or bust.
 */
export function view(state: Seven27State, seat?: Seat): Seven27State {
  const secret = isSecret(state);
  const seen = (one: Seven27Seat, of: Seat): Seven27Seat => {
    if (of === seat) return one;
    const shown = wasShown(state, of);
    return {
      ...one,
      cards: one.cards.map((card, at) => (shown || one.up[at] ? card : FACE_DOWN)),
      declared: secret ? null : one.declared,
    };
  };
  return { ...state, deck: state.deck.map(() => FACE_DOWN), seats: state.seats.map(seen) };
}

/** A move as a seat may see it in a state that it led to. */
export const viewMove = (state: Seven27State, move: Seven27Move, seat?: Seat): SeenMove =>
  move.type === 'declare' && move.seat !== seat && isSecret(state)
    ? { ...move, targets: null }
    : move;
