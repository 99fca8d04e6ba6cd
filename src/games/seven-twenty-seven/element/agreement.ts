import type { SolverOnDemand } from '../../../core/solver/search.js';
import {
  type Judged,
  type PastDecision,
  judgeDecisions,
} from '../../../elements/table/agreement.js';
import { type HistoryTable, playedHands } from '../../../elements/table/game-history.js';
import type { Seven27Advice } from '../advice/advice.js';
import { judgedBy } from '../advice/decision.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import type { Seven27State } from '../rules/state.js';
import { type PlayerDecision, decisionsOf } from './advice-question.js';

const onDemand: SolverOnDemand<AdviceQuestion, Seven27Advice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

const decisionOf = (
  hand: object,
  { key, question, move }: PlayerDecision,
): PastDecision<AdviceQuestion, Seven27Advice> => ({
  hand,
  key,
  question,
  agrees: (advice) => judgedBy(advice, move)?.agrees,
});

/** Judges the player's decisions in the stored hands, newest first, by what the player saw then. */
export function judgeHands(
  host: HistoryTable<Seven27State>,
  judged: Judged,
  areOpen: () => boolean,
): Promise<void> {
  const decisions = [...playedHands(host.hand)]
    .reverse()
    .flatMap((hand) => decisionsOf(hand).map((decision) => decisionOf(hand, decision)));
  return judgeDecisions(host, onDemand, decisions, { judged, areOpen });
}
