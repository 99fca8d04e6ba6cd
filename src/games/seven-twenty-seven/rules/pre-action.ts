import type { Seat } from '../../../core/engine/rules.js';
import { toCall } from './figures.js';
import { type Seven27Move, type Seven27State, chipsOf, isIn, seatsThat } from './state.js';

/** What is done at the next turns of a betting round, chosen before they come. */
export type PreAction = 'check-or-fold' | 'call-any';

/** A choice in advance: whose it is, and of which betting round; there is one after each draw. */
export interface ChosenPreAction {
  readonly action: PreAction;
  readonly seat: Seat;
  readonly round: number;
}

/** Whether a seat can still bet in this hand. */
const canBet = (state: Seven27State, seat: Seat): boolean =>
  isIn(state.seats[seat]!) && chipsOf(state, seat) > 0;

/** Whether another person at the device may come to act in this round: they would take the device. */
const isShared = (state: Seven27State, seat: Seat): boolean =>
  seatsThat(state, isIn).some(
    (other) => other !== seat && state.options.kinds[other] === 'human' && canBet(state, other),
  );

/** Why a seat can't choose in advance now: others are not betting, or the device is to be handed over. */
export function refusePreAction(state: Seven27State, seat: Seat): 'not-now' | 'shared' | undefined {
  const isTime = state.phase === 'bets' && state.turn !== seat && canBet(state, seat);
  if (!isTime) return 'not-now';
  return isShared(state, seat) ? 'shared' : undefined;
}

/** Whether a choice still means what it meant: its round runs, and the seat can bet in it. */
export const isInForce = (state: Seven27State, { seat, round }: ChosenPreAction): boolean =>
  state.phase === 'bets' && state.round === round && canBet(state, seat) && !isShared(state, seat);

/** The move that a choice makes, now that it is the seat's turn. */
export function preActionMove(state: Seven27State, { action, seat }: ChosenPreAction): Seven27Move {
  if (toCall(state, seat) === 0) return { type: 'check', seat };
  return { type: action === 'call-any' ? 'call' : 'fold', seat };
}
