import type { SolverOnDemand } from '../../../core/solver/search.js';
import {
  type Judged,
  type PastDecision,
  judgeDecisions,
} from '../../../elements/table/agreement.js';
import { type HistoryTable, playedHands } from '../../../elements/table/game-history.js';
import type { PaigowAdvice } from '../advice/advice.js';
import { judge } from '../advice/coach.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import type { PaigowState } from '../rules/state.js';
import { type PastSet, pastSetOf } from './adviser-question.js';

const onDemand: SolverOnDemand<AdviceQuestion, PaigowAdvice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

const decisionOf = (
  hand: object,
  { key, question, front }: PastSet,
): PastDecision<AdviceQuestion, PaigowAdvice> => ({
  hand,
  key,
  question,
  agrees: (advice) => {
    const { cards, commission } = question;
    const set = { hand: 0, seat: 0, stake: 0, cards, front };
    return judge(set, advice, commission).cost === 0;
  },
});

/** Judges people's sets in the finished hands that are kept, the newest first. */
export function judgeHands(
  host: HistoryTable<PaigowState>,
  judged: Judged,
  areOpen: () => boolean,
): Promise<void> {
  const sets = [...playedHands(host.hand)]
    .reverse()
    .flatMap((hand) =>
      hand.people
        .flatMap((seat) => pastSetOf(hand.view, seat) ?? [])
        .map((set) => decisionOf(hand, set)),
    );
  return judgeDecisions(host, onDemand, sets, { judged, areOpen });
}
