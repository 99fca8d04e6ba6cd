import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Outcome, Source } from '../../core/engine/rules.js';
import type { TranslatedWords } from '../../locales/translations.js';
import type { EventQueue } from '../base/event-queue.js';
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
import type { GameController } from './game-controller.js';
import type { GameChange } from './game-definition.js';
import type { LiveRegion } from './live-region.js';
import type { Preferences } from './preferences.js';

const loadAdviser = lazy('solver/adviser', () => import('../solver/adviser.js'));

/** The element whose game may be solved. */
export interface SolverHost<State, Move> extends ReactiveControllerHost, HTMLElement {
  readonly words: TranslatedWords;
  readonly liveRegion: LiveRegion;
  readonly events: EventQueue;
  readonly game: GameController<State, Move>;
  /** Whether the page wants the verdict. */
  readonly verdict: boolean;
  /** How hard deals are to be, as the page says it; frameworks leave it `undefined`. */
  readonly grade: string | null | undefined;
  /** The same, as the player or the page says it. */
  readonly inForce: { readonly grade: string | undefined };
  /** What the player chose. */
  readonly preferences: Preferences;
  complain(problem: Problem, cause?: unknown): unknown;
  reportOption(option: string, problem: Problem | undefined): void;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
  /** Takes that message away. */
  clearNotLoaded?(): void;
}

/** What the solver must know of a game. */
export interface SolvedGame {
  readonly solvers?: GameSolvers<never> | undefined;
  /** Whether the verdict is looked for at each position, where the game knows better than the page. */
  watchesVerdict?(): boolean;
  /** What the game does by itself while a way to win is shown: nothing that spoils the way. */
  readonly aids?: () => unknown;
}

/**
 * Whether the game can be won, and how: good hints, the showing of a win, the verdict in the toolbar. The
 * module that asks the solvers is loaded when it is first needed.
 */
export class SolverController<State, Move> implements ReactiveController, AdvisedGame {
  /** Whether the move that is being made is one of a showing: what comes of it is no win of the player's. */
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
    // It says whether there is such a grade, beside the deal of the page or of a day, too.
    const grade = this.host.grade ?? null;
    if (grade !== this.lastGrade) void this.load();
    this.lastGrade = grade;
  }

  /** Whether “Show a way to win” has played a move of this game, since the page was loaded. */
  get isWayShown(): boolean {
    return this.shownIn !== undefined && this.shownIn === this.host.game.session;
  }

  /** Whether it is proved that no win is possible: from this position, or of this deal. */
  get hopeless(): Hopeless | undefined {
    return this.adviser?.hopeless;
  }

  /** The search for a deal, where it takes long. */
  get seeking(): Seeking | undefined {
    return this.adviser?.seeking;
  }

  /** Ends the search of `backToWinnable`, where one goes on; else `undefined`. */
  get stopLooking(): (() => void) | undefined {
    return this.adviser?.stopLooking;
  }

  get history(): PlayedPositions | undefined {
    return this.host.game.session;
  }

  /** The position, all cards known; `undefined` where no move can be made. */
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

  /** Makes a move of a showing. */
  demonstrated(move: unknown): Refusal | undefined {
    const aids = { ...(this.definition().aids?.() as object), autoFoundation: 'off' };
    const { game } = this.host;
    game.assist('shown');
    this.shownIn = game.session;
    return game.play(move as Move, 'auto', aids);
  }

  /** Whether the game can be won from a position, and how, whenever that is known. */
  async advice(position: unknown): Promise<Advice> {
    const adviser = position === undefined ? undefined : await this.load();
    // What was found of another position would be taken for this one's.
    return adviser && this.position === position ? adviser.ask(position) : [];
  }

  /** Plays on to a win, until anything is pressed. */
  async demonstrate(): Promise<void> {
    const adviser = await this.load();
    if (adviser) await adviser.demonstrate();
    else this.host.sayNotLoaded();
  }

  /**
   * Takes back what was played after the last position that is proved to be winnable, step by step.
   *
   * @returns how many steps; `undefined` where no such position was found, and where anything else came first
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
    // Which of the moves were wrong is the solver's advice.
    if (count > 0) game.assist('hint');
    for (let step = 0; step < count; step++) {
      // Whoever heard of a step may have played on, or begun another game.
      if (game.session !== session || session!.at !== from - step) return false;
      if (game.act('undo', source)) return false;
    }
    return true;
  }

  /** Called after each change: of another game nothing is known yet. */
  follow(change: GameChange<State, Move>): void {
    this.adviser?.followed('step' in change ? change : undefined);
    this.updateVerdict();
  }

  updateVerdict(): void {
    const { session } = this.host.game;
    if (!this.isWatched) this.adviser?.watch(undefined);
    else if (session && !(isServer as boolean)) void this.watchVerdict(session.state);
  }

  /** The verdict, as the toolbar shows it. */
  verdictIndicator(): unknown {
    return this.adviser?.light();
  }

  /** What asks the solvers; `undefined` where it can't be loaded, and nothing is known. */
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
