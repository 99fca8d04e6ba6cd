import type { Seat } from '../../../core/engine/rules.js';
import type { Step } from '../../../core/engine/save.js';
import type { SeenHand } from '../../../core/table/past-hands.js';
import { keyOf } from '../../../elements/table/advice-questions.js';
import type { AdviceQuestion } from '../advice/solver.js';
import type { SeatMove, Seven27Move, Seven27State } from '../rules/state.js';
import type { Seven27Host } from './host.js';

/** What is to be known of the decision of who looks, where there is one and its cards are seen. */
export function questionOf({ view, own, moves, covered }: Seven27Host): AdviceQuestion | undefined {
  const decides = own !== undefined && !covered && moves.length > 0 && view.phase !== 'ante';
  return decides ? { view, seat: own } : undefined;
}

/** A decision of who looks, in a hand that is over. */
export interface OwnDecision {
  /** By which its question is known again. */
  readonly key: string;
  readonly question: AdviceQuestion;
  readonly move: SeatMove;
}

const isOwn = (move: Seven27Move, seat: Seat): move is SeatMove =>
  'seat' in move && move.seat === seat;

/** The decisions of who looks in a hand, by what was seen before each. */
export function decisionsOf(
  seen: SeenHand<Seven27State, unknown> | undefined,
): readonly OwnDecision[] {
  const { seat, views = [], steps = [] } = seen ?? {};
  if (seat === undefined) return [];
  return (steps as readonly Step<Seven27Move>[]).flatMap(({ move }, at) => {
    const view = views[at]!;
    if (!isOwn(move, seat) || view.phase === 'ante') return [];
    const question = { view, seat, also: move };
    return [{ move, question, key: keyOf(question) }];
  });
}
