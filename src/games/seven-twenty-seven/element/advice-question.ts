import type { Seat } from '../../../core/engine/rules.js';
import type { Step } from '../../../core/engine/save.js';
import type { SeenHand } from '../../../core/table/past-hands.js';
import { keyOf } from '../../../elements/table/advice-questions.js';
import type { AdviceQuestion } from '../advice/solver.js';
import type { SeatMove, Seven27Move, Seven27State } from '../rules/state.js';
import type { Seven27Scene } from './scene.js';

/** The question about the player's decision, if there is one and the player's cards are visible. */
export function questionOf({
  view,
  own,
  moves,
  covered,
}: Seven27Scene): AdviceQuestion | undefined {
  const decides = own !== undefined && !covered && moves.length > 0 && view.phase !== 'ante';
  return decides ? { view, seat: own } : undefined;
}

/** A decision of the player in a finished hand. */
export interface PlayerDecision {
  /** Identifies the question. */
  readonly key: string;
  readonly question: AdviceQuestion;
  readonly move: SeatMove;
}

const isMoveOf = (move: Seven27Move, seat: Seat): move is SeatMove =>
  'seat' in move && move.seat === seat;

/** The player's decisions in a hand, each with what the player saw before it. */
export function decisionsOf(
  seen: SeenHand<Seven27State, unknown> | undefined,
): readonly PlayerDecision[] {
  const { seat, views = [], steps = [] } = seen ?? {};
  if (seat === undefined) return [];
  return (steps as readonly Step<Seven27Move>[]).flatMap(({ move }, at) => {
    const view = views[at]!;
    if (!isMoveOf(move, seat) || view.phase === 'ante') return [];
    const question = { view, seat, also: move };
    return [{ move, question, key: keyOf(question) }];
  });
}
