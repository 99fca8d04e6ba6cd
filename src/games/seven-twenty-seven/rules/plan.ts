import { FACE_DOWN } from '../../../core/cards/card.js';
import { listOf } from '../../../core/cards/list.js';
import type { Seat } from '../../../core/engine/rules.js';
import { standingsOf } from './figures.js';
import { GOALS } from './scoring.js';
import { type Seven27Move, type Seven27State, chipsOf, isIn, seatsThat } from './state.js';

/**
 * What a player has decided for all draws that are left in a hand: to stand, or to take cards until
 * the total for 27 is `until` points or more.
 */
export type DrawPlan =
  { readonly type: 'stand' } | { readonly type: 'take'; readonly until: number };

/** The total, in points, at which a player most often stops. */
export const USUAL_STOP = 25;

/** The total for 27 in half points; `undefined` if cards are hidden. */
function totalOf({ seats, options }: Seven27State, seat: Seat): number | undefined {
  const { cards } = seats[seat]!;
  if (cards.length === 0 || cards.includes(FACE_DOWN)) return undefined;
  return standingsOf(cards, options).find(({ target }) => target === 'high')!.total;
}

/**
 * Why a seat can't plan its draws now: it takes no more cards, or it shares the device with another
 * person in the hand. `mine` are the seats of people at the device.
 */
export function refusePlan(
  state: Seven27State,
  seat: Seat,
  mine: readonly Seat[],
): 'not-now' | 'shared' | undefined {
  const one = state.seats[seat]!;
  const isTime = state.phase === 'draw' || state.phase === 'bets';
  if (!isTime || !isIn(one) || one.frozen || one.cards.length === 0) return 'not-now';
  const others = seatsThat(state, isIn).filter((other) => other !== seat);
  return others.some((other) => mine.includes(other)) ? 'shared' : undefined;
}

/** The totals, in points, at which a seat could stop taking cards. */
export function stopsOf(state: Seven27State, seat: Seat): readonly number[] {
  const reached = totalOf(state, seat);
  if (reached === undefined) return [];
  const goal = GOALS.high / 2;
  const first = Math.floor(reached / 2) + 1;
  return listOf(Math.max(0, goal - first + 1), (at) => first + at);
}

/** The stop nearest to a wanted one; `undefined` if the seat could not stop anywhere. */
export const nearestStop = (stops: readonly number[], wanted: number): number | undefined =>
  stops.find((stop) => stop >= wanted) ?? stops.at(-1);

/** The move that a plan makes on the seat's turn to draw. */
export function planMove(state: Seven27State, seat: Seat, plan: DrawPlan): Seven27Move {
  const takes = plan.type === 'take' && (totalOf(state, seat) ?? Infinity) < plan.until * 2;
  return { type: takes ? 'take' : 'stand', seat };
}

/** Whether a seat that is in has no more decisions to make in this hand. */
export function hasDecided(state: Seven27State, seat: Seat, isPlanned: boolean): boolean {
  const { phase, options, seats } = state;
  const { hasDeclared, frozen } = seats[seat]!;
  if (phase === 'declare') return hasDeclared;
  const hasBet = chipsOf(state, seat) === 0;
  return phase !== 'ante' && options.declare === 'none' && hasBet && (frozen || isPlanned);
}
