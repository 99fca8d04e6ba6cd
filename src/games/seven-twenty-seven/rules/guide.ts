import type { Seat } from '../../../core/engine/rules.js';
import { type Seven27Seat, type Seven27State, isIn } from './state.js';

/** The next step of the guide for new players. */
export type Seven27GuideStep =
  'ante' | 'draw' | 'check' | 'call' | 'declare' | 'wait' | 'out' | 'reveal' | 'won' | 'lost';

/** The step for a finished hand. */
function endStep({ results, seats }: Seven27State, own: Seat): Seven27GuideStep {
  const result = results?.seats.find(({ seat }) => seat === own);
  if (!result || !isIn(seats[own]!)) return 'out';
  return result.won > 0 ? 'won' : 'lost';
}

/** The steps before the deal. */
const ANTES: Partial<Record<Seven27Seat['status'], Seven27GuideStep>> = {
  waiting: 'ante',
  out: 'out',
};

/**
 * Chooses the step by what a seat sees.
 *
 * @param call the chips that the seat must add to stay in
 */
export function guideStep(
  view: Seven27State,
  own: Seat,
  call: number,
  isRevealing: boolean,
): Seven27GuideStep {
  const { phase, seats, turn } = view;
  const one = seats[own]!;
  if (phase === 'over') return isRevealing ? 'reveal' : endStep(view, own);
  if (phase === 'ante') return ANTES[one.status] ?? 'wait';
  if (!isIn(one)) return 'out';
  const declares = phase === 'declare' && turn === null && !one.hasDeclared;
  if (turn !== own && !declares) return 'wait';
  if (phase !== 'bets') return phase;
  return call > 0 ? 'call' : 'check';
}
