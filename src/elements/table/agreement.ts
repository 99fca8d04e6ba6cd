import { solverClient } from '../solver/client.js';
import type { SolverOnDemand } from '../../core/solver/search.js';
import { LoadError } from '../base/lazy.js';
import { pageWorkerFactory } from '../base/report.js';
import type { Agreement, HistoryTable } from './game-history.js';

/** A person's decision in a finished hand. */
export interface PastDecision<Question, Advice> {
  /** The hand, under which the result is stored. */
  readonly hand: object;
  /** Identifies the decision in its hand. */
  readonly key: string;
  readonly question: Question;
  /** Whether the decision was as good as the advice, or `undefined` if the advice doesn't say. */
  readonly agrees: (advice: Advice) => boolean | undefined;
}

/**
 * Stores whether decisions were as good as the advice. Results are garbage-collected with their hands, of
 * which a table keeps the last ones.
 */
export class Judged {
  private readonly hands = new WeakMap<object, Map<string, boolean | undefined>>();

  /** The known results of a hand, by the keys of its decisions. */
  of(hand: object): Map<string, boolean | undefined> {
    const known = this.hands.get(hand) ?? new Map<string, boolean | undefined>();
    this.hands.set(hand, known);
    return known;
  }
}

/** How many decisions of a hand were as good as the advice, as far as they are judged. */
export function agreementOf(
  judged: Judged,
  hand: object,
  decisions: readonly { readonly key: string }[],
): Agreement {
  const inHand = judged.of(hand);
  const known = decisions.flatMap(({ key }) => inHand.get(key) ?? []);
  const open = decisions.filter(({ key }) => !inHand.has(key)).length;
  return { agreed: known.filter(Boolean).length, judged: known.length, open };
}

const busy = new WeakSet<object>();

/** Judges decisions one after another while the statistics are open. */
export async function judgeDecisions<Question, Advice extends object>(
  host: Omit<HistoryTable<unknown>, 'hand'>,
  solver: SolverOnDemand<Question, Advice | number>,
  decisions: readonly PastDecision<Question, Advice>[],
  { judged, areOpen }: { readonly judged: Judged; readonly areOpen: () => boolean },
): Promise<void> {
  if (busy.has(host)) return;
  busy.add(host);
  try {
    for (const { hand, key, question, agrees } of decisions) {
      const known = judged.of(hand);
      if (known.has(key)) continue;
      if (!areOpen() || !host.isConnected) return;
      solverClient.workerFactory = pageWorkerFactory(host);
      known.set(key, agrees(await solverClient.ask(solver, question)));
      host.requestUpdate();
    }
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    host.loadFailed(error);
  } finally {
    busy.delete(host);
  }
}
