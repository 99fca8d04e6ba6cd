import type { Seat } from '../../../core/engine/rules.js';
import type { SeenHand } from '../../../core/table/past-hands.js';
import type { AdviceQuestion } from '../advice/solver.js';
import type { SeatMove, Seven27Move, Seven27State } from '../rules/state.js';
import type { Seven27Host } from './host.js';

/** What is to be known of the decision of who looks, where there is one and its cards are seen. */
export function questionOf({ view, own, moves, covered }: Seven27Host): AdviceQuestion | undefined {
  const decides = own !== undefined && !covered && moves.length > 0 && view.phase !== 'ante';
  return decides ? { view, seat: own } : undefined;
}

/** A decision of a hand that is over. */
export interface PastDecision {
  readonly question: AdviceQuestion;
  readonly move: SeatMove;
}

const isOwn = (move: Seven27Move, seat: Seat): move is SeatMove =>
  'seat' in move && move.seat === seat;

/** The decisions of who looks in a hand, by what was seen before each. */
export function decisionsOf(
  seen: SeenHand<Seven27State, Seven27Move> | undefined,
): readonly PastDecision[] {
  const { seat, views = [], steps = [] } = seen ?? {};
  if (seat === undefined) return [];
  return steps.flatMap(({ move }, at) => {
    const view = views[at]!;
    if (!isOwn(move, seat) || view.phase === 'ante') return [];
    return [{ move, question: { view, seat, also: move } }];
  });
}
