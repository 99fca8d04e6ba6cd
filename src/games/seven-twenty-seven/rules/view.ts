import { FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type SeenMove,
  type Seven27Move,
  type Seven27Seat,
  type Seven27State,
  isIn,
} from './state.js';

/**
 * Whether declarations are still secret: they are simultaneous, and somebody has not declared yet.
 */
const isSecret = ({ options, seats }: Seven27State): boolean =>
  options.declare === 'simultaneous' && seats.some((one) => isIn(one) && !one.hasDeclared);

/**
 * Whether the hand was compared at the end. Folded hands and the hand of a last player were not.
 */
const wasShown = ({ results }: Seven27State, seat: Seat): boolean =>
  results?.seats.some((one) => one.seat === seat && one.shown) ?? false;

/**
 * What a seat may see; without a seat, what a spectator may see. That is its own cards, face-up
 * cards, and at the end the hands that were compared. The deck, folded and bust hands stay hidden.
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

/** A move as a seat sees it, in the state after the move. */
export const viewMove = (state: Seven27State, move: Seven27Move, seat?: Seat): SeenMove =>
  move.type === 'declare' && move.seat !== seat && isSecret(state)
    ? { ...move, targets: null }
    : move;
