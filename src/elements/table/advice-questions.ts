import { toJson } from '../../core/engine/json.js';
import { solverClient } from '../solver/client.js';
import type { SolverOnDemand } from '../../core/solver/search.js';
import { LoadError } from '../base/lazy.js';
import { pageWorkerFactory } from '../base/report.js';
import type { BaizeElement } from '../base/baize-element.js';
import type { TableHost } from './host.js';
import type { TableMove, TableState } from './table-game.js';
import type { Problem } from '../../core/engine/reason.js';

/** A question, pending or answered. */
export interface Asked<Advice> {
  readonly stop: AbortController;
  /** Resolves to `undefined` if the question was cancelled. */
  readonly answer: Promise<Advice | undefined>;
  progress: number;
  advice?: Advice;
}

/** Identifies a question. Without a question it is a key that no question has. */
export const keyOf = (question: object | undefined): string => (question ? toJson(question) : ' ');

/**
 * The questions that a table asks the worker. Each is asked once, and cancelled when its answer is no longer
 * needed.
 */
export class AdviceQuestions<Question extends object, Advice extends object> {
  private readonly asked = new Map<string, Asked<Advice>>();

  constructor(
    private readonly host: Element &
      Pick<BaizeElement, 'loadFailed' | 'requestUpdate'> & {
        complain(problem: Problem, cause?: unknown): unknown;
      },
    private readonly solver: SolverOnDemand<Question, Advice | number>,
  ) {}

  of(key: string): Asked<Advice> | undefined {
    return this.asked.get(key);
  }

  /** Asks a question, unless it was asked before. */
  want(question: Question): Asked<Advice> {
    const key = keyOf(question);
    const known = this.asked.get(key);
    if (known) return known;
    const stop = new AbortController();
    const asked: Asked<Advice> = { stop, progress: 0, answer: this.answer(question, stop.signal) };
    this.asked.set(key, asked);
    return asked;
  }

  /** Cancels all questions but these. */
  cancelOthers(needed: readonly string[]): void {
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

/**
 * Whether the player wants to see the advice. It can be hidden, shown again, or cancelled for one question.
 */
export class AdviceSwitch<Question extends object, Advice extends object> {
  private isHidden = false;
  /** The question that the player cancelled. */
  private cancelled = '';
  /** The question that the page asked, whether or not its answer is shown. */
  private pinned = '';

  constructor(
    private readonly host: Pick<TableHost<TableState, TableMove>, 'dismiss' | 'requestUpdate'>,
    private readonly questions: AdviceQuestions<Question, Advice>,
  ) {}

  /**
   * Asks the question about the current decision, if its answer is shown and the question is new. `tell` gets the answer.
   *
   * @param isWanted whether advice is shown at all, unless the player hides it
   * @returns the keys of the questions whose answers are needed
   */
  advised(
    question: Question | undefined,
    isWanted: boolean,
    tell: (advice: Advice) => void,
  ): readonly string[] {
    if (!question) return [];
    const key = keyOf(question);
    const isShown = isWanted && !this.isOff(key);
    if (isShown && !this.questions.of(key)) {
      void this.questions.want(question).answer.then((advice) => advice && tell(advice));
    }
    return isShown || this.isPinned(key) ? [key] : [];
  }

  /** Asks a question for the page. */
  ask(question: Question): Promise<Advice | undefined> {
    this.pinned = keyOf(question);
    return this.questions.want(question).answer;
  }

  isPinned(key: string): boolean {
    return this.pinned === key;
  }

  isOff(key: string): boolean {
    return this.isHidden || this.cancelled === key;
  }

  /** The advice, or the progress of its computation from 0 to 1. */
  shown(key: string): Advice | number | 'off' {
    const asked = this.questions.of(key);
    return this.isOff(key) ? 'off' : (asked?.advice ?? asked?.progress ?? 0);
  }

  /** Hides the advice or shows it again. While it is being computed, cancels only this question. */
  toggle(key: string): void {
    const off = this.isOff(key);
    const asked = this.questions.of(key);
    // Closes the menu, in case this was chosen there.
    this.host.dismiss();
    this.cancelled = '';
    this.isHidden = false;
    if (!off && asked && !asked.advice) this.cancelled = key;
    else this.isHidden = !off;
    this.host.requestUpdate();
  }
}
