import { type ReactiveController, isServer } from 'lit';
import type { Refusal } from '../../core/engine/reason.js';
import type { Outcome, Source } from '../../core/engine/rules.js';
import { lazy } from '../base/lazy.js';
import type {
  Adviser,
  Advice,
  AdvisedGame,
  GameSolvers,
  Hopeless,
  PlayedPositions,
  Seeking,
} from './adviser.js';
import type { GameChange } from './game-definition.js';
import type { PatienceWith } from './patience-host.js';

const loadAdviser = lazy('solver/adviser', () => import('../solver/adviser.js'));

type SolverHost<State, Move> = PatienceWith<
  | ('words' | 'liveRegion' | 'events' | 'game' | 'verdict' | 'grade' | 'inForce' | 'preferences')
  | ('complain' | 'reportOption' | 'loadFailed' | 'sayNotLoaded' | 'clearNotLoaded'),
  State,
  Move
>;

/** What the solver needs to know of a game. */
export interface SolvedGame {
  readonly solvers?: GameSolvers<never> | undefined;
  /** Whether the verdict is looked for at each position, if the game knows better than the page. */
  watchesVerdict?(): boolean;
  /** The automatic moves. Those that would spoil a demonstration are switched off then. */
  readonly aids?: () => unknown;
}

/**
 * Whether the game can be won, and how: good hints, the demonstration of a win, the verdict in the toolbar.
 * The module that asks the solvers is loaded when it is first needed.
 */
export class SolverController<State, Move> implements ReactiveController, AdvisedGame {
  isShowing = false;
  private adviser: Adviser | undefined;
  private shownIn: unknown;
  private wasWatched = false;
  private lastGrade: string | null = null;

  constructor(
    private readonly host: SolverHost<State, Move>,
    private readonly definition: () => SolvedGame,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { isWatched } = this;
    if (isWatched !== this.wasWatched) this.updateVerdict();
    this.wasWatched = isWatched;
    // The adviser reports an unknown grade, even if the page or the day names the deal.
    const grade = this.host.grade ?? null;
    if (grade !== this.lastGrade) void this.load();
    this.lastGrade = grade;
  }

  /** Whether “Show a way to win” has played a move of this game since the page was loaded. */
  get isWayShown(): boolean {
    return this.shownIn !== undefined && this.shownIn === this.host.game.session;
  }

  /** Whether it is proved that no win is possible: from this position, or of this deal. */
  get hopeless(): Hopeless | undefined {
    return this.adviser?.hopeless;
  }

  /** The search for a deal, if it takes long. */
  get seeking(): Seeking | undefined {
    return this.adviser?.seeking;
  }

  /** Ends the search of `backToWinnable`. `undefined` if none is running. */
  get stopLooking(): (() => void) | undefined {
    return this.adviser?.stopLooking;
  }

  get history(): PlayedPositions | undefined {
    return this.host.game.session;
  }

  /** The position with all cards known. `undefined` if no move can be made. */
  get position(): State | undefined {
    const { game } = this.host;
    return game.isPlayable ? game.session!.state : undefined;
  }

  get outcome(): Outcome | undefined {
    return this.host.game.outcome;
  }

  /** Whether the verdict is looked for at each position. */
  get isWatched(): boolean {
    const chosen = this.host.preferences['verdict'];
    if (chosen) return chosen === 'on';
    return this.definition().watchesVerdict?.() ?? this.host.verdict;
  }

  get solvers(): GameSolvers<never> | undefined {
    return this.definition().solvers;
  }

  /** Makes a move of a demonstration. */
  playDemonstrated(move: unknown): Refusal | undefined {
    const aids = { ...(this.definition().aids?.() as object), autoFoundation: 'off' };
    const { game } = this.host;
    game.assist('shown');
    this.shownIn = game.session;
    return game.play(move as Move, 'auto', aids);
  }

  /** Whether the game can be won from a position, and how. */
  async advice(position: unknown): Promise<Advice> {
    const adviser = position === undefined ? undefined : await this.load();
    // The position may have changed meanwhile.
    return adviser && this.position === position ? adviser.ask(position) : [];
  }

  /** Plays to a win until anything is pressed. */
  async demonstrate(): Promise<void> {
    const adviser = await this.load();
    if (adviser) await adviser.demonstrate();
    else this.host.sayNotLoaded();
  }

  /**
   * Undoes everything after the last position that is proved winnable, step by step. That counts as one undo.
   *
   * @returns the number of steps. `undefined` if no such position was found, or anything else happened first
   */
  async backToWinnable(source: Source): Promise<number | undefined> {
    const adviser = await this.load();
    if (adviser) return adviser.backToWinnable(source);
    this.host.sayNotLoaded();
    return undefined;
  }

  takeBack(count: number, source: Source): boolean {
    const { game } = this.host;
    const { session } = game;
    const from = session!.at;
    // Telling which moves were wrong is help by the solver.
    if (count > 0) game.assist('hint');
    for (let step = 0; step < count; step++) {
      // A listener may have made a move or begun another game.
      if (game.session !== session || session!.at !== from - step) return false;
      if (game.act('undo', source, step > 0)) return false;
    }
    return true;
  }

  /** Called after each change. Nothing is known yet of another game. */
  follow(change: GameChange<State, Move>): void {
    this.adviser?.follow('step' in change ? change : undefined);
    this.updateVerdict();
  }

  updateVerdict(): void {
    const { session } = this.host.game;
    if (!this.isWatched) this.adviser?.watch(undefined);
    else if (session && !(isServer as boolean)) void this.watchVerdict(session.state);
  }

  /** The verdict for the toolbar. */
  verdictIndicator(): unknown {
    return this.adviser?.light();
  }

  /** Loads the adviser. Returns `undefined` if that fails. */
  async load(): Promise<Adviser | undefined> {
    const { host } = this;
    try {
      const { SolverAdviser } = await loadAdviser();
      host.clearNotLoaded?.();
      return (this.adviser ??= new SolverAdviser(host, this));
    } catch (error) {
      host.loadFailed(error);
      return undefined;
    }
  }

  private async watchVerdict(state: State): Promise<void> {
    const adviser = await this.load();
    const { game } = this.host;
    if (game.session!.state === state && game.outcome !== 'won') adviser?.watch(state);
  }
}
