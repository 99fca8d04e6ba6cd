import type { SolverClient } from '../solver/client.js';
import type { Verdict } from '../solver/search.js';
import { type GameSolver, fetchSolver } from './fetch-solver.js';
import { randomDeal } from './setup.js';

/** How long a hint may take, in milliseconds: after that it is a legal move, no more. */
const HINT_TIME = 1000;

/** What an adviser asks of its element. */
export interface AdviserHost {
  readonly shadowRoot: ShadowRoot | null;
  /** The name of the game, as its rules have it. */
  readonly gameName: string;
  readonly workerFactory: SolverClient['workerFactory'];
  /** The position, all cards known; `undefined` where no move can be made. */
  readonly position: unknown;
  /** Makes a move on the game's own behalf; false where it is refused. */
  demonstrated(move: unknown): boolean;
  /** What is shown and said of a demonstration. */
  told(text: string): void;
  /** The verdict has changed. */
  judged(verdict: Verdict): void;
}

/** Asks the solver's file, which is fetched on need; without it nothing is known. */
export class Adviser {
  /** Once it was fetched. */
  solver: GameSolver | undefined;
  private watcher: ((state: unknown) => void) | undefined;
  private finding = new AbortController();

  constructor(private readonly host: AdviserHost) {}

  async fetch(): Promise<GameSolver | undefined> {
    const solver = await fetchSolver().catch(() => undefined);
    if (!this.solver && solver) {
      this.host.shadowRoot?.adoptedStyleSheets.push(solver.lightSheet());
    }
    return (this.solver = solver);
  }

  /** Whether the game can be won from here, and how; soon. */
  async ask(state: unknown): ReturnType<GameSolver['solve']> {
    const { gameName, workerFactory } = this.host;
    const solver = await this.fetch();
    const signal = AbortSignal.timeout(HINT_TIME);
    return solver ? solver.solve(gameName, state, workerFactory, signal) : ['unknown', undefined];
  }

  /** Plays on to the win, until anything is pressed. */
  async demonstrate(otherwise: string, hopeless: string): Promise<void> {
    const { host } = this;
    const solver = await this.fetch();
    if (!solver) {
      host.told(otherwise);
      return;
    }
    return solver.demonstrate(
      host.gameName,
      host.workerFactory,
      () => host.position,
      (move) => host.demonstrated(move),
      (text) => host.told(text),
      host.shadowRoot!,
      hopeless,
    );
  }

  /** Looks at a position; with `undefined` at none, the next one is another game's. */
  async watch(state: unknown): Promise<void> {
    const { host } = this;
    if (state === undefined && !this.watcher) return;
    const solver = await this.fetch();
    if (!solver) {
      host.judged('unknown');
      return;
    }
    this.watcher ??= solver.watch(host.gameName, host.workerFactory, (verdict) =>
      host.judged(verdict),
    );
    this.watcher(state);
  }

  /** Finds a deal that can be won; any one where none is known. An earlier search is given up. */
  async findDeal(
    deal: (number: number) => unknown,
    found: (number: number) => void,
  ): Promise<void> {
    const { gameName, workerFactory } = this.host;
    this.finding.abort();
    const { signal } = (this.finding = new AbortController());
    const solver = await this.fetch();
    const number = await (solver?.findDeal(gameName, workerFactory, randomDeal, deal, signal) ??
      randomDeal());
    if (!signal.aborted) found(number);
  }
}
