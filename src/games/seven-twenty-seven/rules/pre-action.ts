import type { Seat } from '../../../core/engine/rules.js';
import { toCall } from './figures.js';
import { type Seven27Move, type Seven27State, chipsOf, isIn, seatsThat } from './state.js';

/** A player's choice for their next turns in a betting round. */
export type PreAction = 'check-or-fold' | 'call-any';

/** A pre-action of a seat, for one betting round. There is one betting round after each draw. */
export interface ChosenPreAction {
  readonly action: PreAction;
  readonly seat: Seat;
  readonly round: number;
}

const canBet = (state: Seven27State, seat: Seat): boolean =>
  isIn(state.seats[seat]!) && chipsOf(state, seat) > 0;

/** Whether another person at this device may act in this round; they would need the device. */
const isShared = (state: Seven27State, seat: Seat): boolean =>
  seatsThat(state, isIn).some(
    (other) => other !== seat && state.options.kinds[other] === 'human' && canBet(state, other),
  );

/**
 * The reason why a seat can't choose a pre-action now: no betting of others, or a shared device.
 */
export function refusePreAction(state: Seven27State, seat: Seat): 'not-now' | 'shared' | undefined {
  const isTime = state.phase === 'bets' && state.turn !== seat && canBet(state, seat);
  if (!isTime) return 'not-now';
  return isShared(state, seat) ? 'shared' : undefined;
}

/** Whether a pre-action still applies: its round is running, and the seat can bet in it. */
export const isInForce = (state: Seven27State, { seat, round }: ChosenPreAction): boolean =>
  state.phase === 'bets' && state.round === round && canBet(state, seat) && !isShared(state, seat);

/** The move that a pre-action makes on the seat's turn. */
export function preActionMove(state: Seven27State, { action, seat }: ChosenPreAction): Seven27Move {
  if (toCall(state, seat) === 0) return { type: 'check', seat };
  return { type: action === 'call-any' ? 'call' : 'fold', seat };
}
