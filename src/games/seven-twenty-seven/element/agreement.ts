import type { SolverOnDemand } from '../../../core/solver/solver.js';
import {
  type Judged,
  type PastDecision,
  judgeDecisions,
} from '../../../elements/table/agreement.js';
import type { HistoryHost } from '../../../elements/table/game-history.js';
import { playedHands } from '../../../elements/table/played-hands.js';
import type { Seven27Advice } from '../advice/advice.js';
import { judgedBy } from '../advice/decision.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import type { Seven27State } from '../rules/state.js';
import { type OwnDecision, decisionsOf } from './advice-question.js';

const onDemand: SolverOnDemand<AdviceQuestion, Seven27Advice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

const decisionOf = (
  hand: object,
  { key, question, move }: OwnDecision,
): PastDecision<AdviceQuestion, Seven27Advice> => ({
  hand,
  key,
  question,
  agrees: (advice) => judgedBy(advice, move)?.agrees,
});

/** Judges what the person did in the hands that are kept, by what was seen then, the newest first. */
export function judgeHands(
  host: HistoryHost<Seven27State>,
  judged: Judged,
  areOpen: () => boolean,
): Promise<void> {
  const decisions = [...playedHands(host.hand)]
    .reverse()
    .flatMap((hand) => decisionsOf(hand).map((decision) => decisionOf(hand, decision)));
  return judgeDecisions(host, onDemand, decisions, { judged, areOpen });
}
