import { solverClient } from '../../../core/solver/client.js';
import type { SolverOnDemand } from '../../../core/solver/solver.js';
import { LoadError } from '../../../elements/base/lazy.js';
import { hostFactory } from '../../../elements/base/report.js';
import { playedHands } from '../../../elements/table/own-figures.js';
import type { HistoryHost } from '../../../elements/table/game-history.js';
import type { Advice } from '../advice/advice.js';
import { judge } from '../advice/coach.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import type { PaigowState } from '../rules/state.js';
import { type Judged, type PastSet, keyOf, setOf } from './past-set.js';

const onDemand: SolverOnDemand<AdviceQuestion, Advice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

/** The sets of people in the hands that are kept, the newest first. */
const setsOf = (host: HistoryHost<PaigowState>): readonly PastSet[] =>
  [...playedHands(host)]
    .reverse()
    .flatMap(({ view, people }) => people.flatMap((seat) => setOf(view, seat) ?? []));

/** The tables whose sets are being judged. */
const busy = new WeakSet<object>();

/** Judges the sets of people in the hands that are kept, one after the other, as long as the statistics are open. */
export async function judgeHands(
  host: HistoryHost<PaigowState>,
  judged: Judged,
  areOpen: () => boolean,
): Promise<void> {
  if (busy.has(host)) return;
  busy.add(host);
  try {
    for (const set of setsOf(host)) {
      const { question, front } = set;
      if (judged.has(keyOf(set))) continue;
      if (!areOpen() || !host.isConnected) return;
      solverClient.workerFactory = hostFactory(host);
      const advice = await solverClient.ask(onDemand, question);
      const { cards, commission } = question;
      const { cost } = judge({ hand: 0, seat: 0, stake: 0, cards, front }, advice, commission);
      judged.set(keyOf(set), cost === 0);
      host.requestUpdate();
    }
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    host.loadFailed(error);
  } finally {
    busy.delete(host);
  }
}
