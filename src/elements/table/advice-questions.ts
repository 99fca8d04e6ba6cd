import { toJson } from '../../core/engine/json.js';
import type { Problem } from '../../core/engine/reason.js';
import { solverClient } from '../solver/client.js';
import type { SolverOnDemand } from '../../core/solver/search.js';
import { LoadError } from '../base/lazy.js';
import { pageWorkerFactory } from '../base/report.js';

/** What questions need of the table's element. */
export interface QuestionsHost extends Element {
  requestUpdate(): void;
  complain(problem: Problem, cause?: unknown): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
}

/** A question that is asked, or was answered. */
export interface Asked<Advice> {
  readonly stop: AbortController;
  /** Settled with nothing where the question was taken back. */
  readonly answer: Promise<Advice | undefined>;
  progress: number;
  advice?: Advice;
}

/** By which a question is known again; none has none. */
export const keyOf = (question: object | undefined): string => (question ? toJson(question) : ' ');

/** The questions of a table to the worker. Each is asked once, and taken back once nobody needs its answer. */
export class AdviceQuestions<Question extends object, Advice extends object> {
  private readonly asked = new Map<string, Asked<Advice>>();

  constructor(
    private readonly host: QuestionsHost,
    private readonly solver: SolverOnDemand<Question, Advice | number>,
  ) {}

  of(key: string): Asked<Advice> | undefined {
    return this.asked.get(key);
  }

  /** Asks, unless it is asked already. */
  want(question: Question): Asked<Advice> {
    const key = keyOf(question);
    const known = this.asked.get(key);
    if (known) return known;
    const stop = new AbortController();
    const asked: Asked<Advice> = { stop, progress: 0, answer: this.answer(question, stop.signal) };
    this.asked.set(key, asked);
    return asked;
  }

  /** Takes back all that isn't needed any more. */
  keepOnly(needed: readonly string[]): void {
    for (const [key, { stop }] of this.asked) {
      if (needed.includes(key)) continue;
      this.asked.delete(key);
      stop.abort();
    }
  }

  private answer(question: Question, signal: AbortSignal): Promise<Advice | undefined> {
    const key = keyOf(question);
    solverClient.workerFactory = pageWorkerFactory(this.host);
    const progress = (share: number): void => {
      const asked = this.asked.get(key);
      if (asked) asked.progress = share;
      this.host.requestUpdate();
    };
    const found = solverClient.ask(this.solver, question, { signal, progress }).then(
      (advice) => {
        const asked = this.asked.get(key);
        if (asked) asked.advice = advice;
        this.host.requestUpdate();
        return advice;
      },
      (error: unknown) => {
        if (error instanceof LoadError) this.host.loadFailed(error);
        return undefined;
      },
    );
    const stopped = new Promise<undefined>((settle) =>
      signal.addEventListener('abort', () => settle(undefined)),
    );
    return Promise.race([found, stopped]);
  }
}
