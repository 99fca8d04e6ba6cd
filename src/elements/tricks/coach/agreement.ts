import type { SolverOnDemand } from '../../../core/solver/search.js';
import type { TrickAdvice, TrickQuestion } from '../../../core/tricks/bots/question.js';
import { trickSolver } from '../../../core/tricks/bots/solver.js';
import type { TrickState } from '../../../core/tricks/state.js';
import { type Judged, type PastDecision, judgeDecisions } from '../../table/agreement.js';
import { type HistoryTable, type PlayedHand, playedHands } from '../../table/game-history.js';
import { type PlayerDecision, judgedBy } from './decisions.js';

const onDemand: SolverOnDemand<TrickQuestion, TrickAdvice | number> = {
  game: trickSolver.game,
  load: () => Promise.resolve(trickSolver),
};

const pastDecision = (
  hand: object,
  decision: PlayerDecision,
): PastDecision<TrickQuestion, TrickAdvice> => ({
  ...{ hand, key: decision.key, question: decision.question },
  agrees: (advice) => judgedBy(advice, decision)?.agrees,
});

/** How the decisions of hands are found, and where the results are stored. */
export interface Judging {
  readonly judged: Judged;
  readonly areOpen: () => boolean;
  readonly decisionsIn: (hand: PlayedHand<TrickState>) => readonly PlayerDecision[];
}

/** Judges the player's decisions in the stored hands, newest first, by what the player saw then. */
export function judgeHands(
  host: HistoryTable<TrickState>,
  { judged, areOpen, decisionsIn }: Judging,
): Promise<void> {
  const decisions = [...playedHands(host.hand)]
    .reverse()
    .flatMap((hand) => decisionsIn(hand).map((decision) => pastDecision(hand, decision)));
  return judgeDecisions(host, onDemand, decisions, { judged, areOpen });
}
