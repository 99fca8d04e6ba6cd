import type { Verdict } from '../solver/search.js';
import { tell } from './events.js';

/** How a position is judged: on the spot where a few milliseconds do, else by whom it is asked of. */
export interface Judge<State> {
  readonly atOnce: (state: State) => Verdict | undefined;
  readonly ask: (state: State, signal: AbortSignal) => Promise<Verdict>;
}

/** Watches whether a game can still be won, and tells the host of every change of it. */
export class VerdictWatch<State> {
  private asked = new AbortController();
  private verdict: Verdict | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly judge: Judge<State>,
    /** No win is possible any more. */
    private readonly hopeless: () => void,
  ) {}

  /** A new position, or none to look at; a verdict that comes too late is dropped. */
  look(state: State | undefined): void {
    this.asked.abort();
    if (!state) {
      this.verdict = undefined;
      return;
    }
    const verdict = this.judge.atOnce(state);
    if (verdict) return this.settle(verdict);
    this.asked = new AbortController();
    void this.ask(state, this.asked.signal);
  }

  private async ask(state: State, signal: AbortSignal): Promise<void> {
    // What can't be asked, its file missing for example, is not known.
    const verdict = await this.judge.ask(state, signal).catch((): Verdict => 'unknown');
    if (!signal.aborted) this.settle(verdict);
  }

  private settle(verdict: Verdict): void {
    if (verdict === this.verdict) return;
    this.verdict = verdict;
    // After the event of the move that led here, which is told in the same task.
    queueMicrotask(() => tell(this.host, 'game-verdict', { source: 'auto', verdict }));
    if (verdict === 'unwinnable') this.hopeless();
  }
}
