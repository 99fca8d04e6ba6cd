import type { Seat } from '../../../core/engine/rules.js';
import type { Seven27Seat, Seven27State } from './state.js';

/** What a new player is told next: what to do, what to look at, and how it ended. */
export type Seven27GuideStep =
  'ante' | 'draw' | 'check' | 'call' | 'declare' | 'wait' | 'out' | 'reveal' | 'won' | 'lost';

const isIn = ({ status }: Seven27Seat): boolean => status === 'in';

/** What is told of a hand that is over. */
function endStep({ results, seats }: Seven27State, own: Seat): Seven27GuideStep {
  const result = results?.seats.find(({ seat }) => seat === own);
  if (!result || !isIn(seats[own]!)) return 'out';
  return result.won > 0 ? 'won' : 'lost';
}

/** What is told before the deal. */
const ANTES: Partial<Record<Seven27Seat['status'], Seven27GuideStep>> = {
  waiting: 'ante',
  out: 'out',
};

/**
 * The step that follows from what a seat sees.
 *
 * @param call the chips that it takes to stay in
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
