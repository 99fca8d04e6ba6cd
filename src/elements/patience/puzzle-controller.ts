import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import { LazyPart, lazy } from '../base/lazy.js';
import { dealText } from '../ui/deal-field.js';
import type { PatienceDefinition, PatienceState } from './definition.js';
import type * as Puzzle from './puzzle.js';

const loadPuzzle = lazy('puzzle', () => import('./puzzle.js'));

/** The element whose game may begin at a position. */
export interface PuzzleControllerHost extends ReactiveControllerHost, Puzzle.PuzzleHost {
  readonly game: Puzzle.PuzzleHost['game'] & { readonly deal: number | undefined };
  problemText: ((problem: Problem) => string | undefined) | undefined;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
}

/** Whether a setup or a save begins at a position; a host's may throw, and is refused where it is read. */
function hasPosition(given: unknown): boolean {
  try {
    return (asRecord(given)?.['position'] ?? null) !== null;
  } catch {
    return false;
  }
}

/**
 * Positions of the page's own, and puzzles. The rules of a game that begins at them are loaded once the page, a
 * save or a link has one: from then on they are those that the element plays by.
 */
export class PuzzleController<State extends PatienceState, Move> implements ReactiveController {
  private sheet: typeof Puzzle | undefined;
  private extended: PatienceDefinition<State, Move> | undefined;
  private readonly rules: LazyPart<true>;
  /** What waits for the rules. */
  private again: (() => unknown) | undefined;

  constructor(
    private readonly host: PuzzleControllerHost,
    private readonly own: () => PatienceDefinition<State, Move>,
  ) {
    this.rules = new LazyPart(host, () => this.fetch());
    host.problemText = (problem) => this.sheet?.problemText(host, problem);
    host.addController(this);
  }

  /** All that makes the game, with its positions once they are loaded. */
  get definition(): PatienceDefinition<State, Move> {
    return this.extended ?? this.own();
  }

  /** The deal in words, or that there is none. Before the game begins it is empty. */
  get dealText(): string {
    const { host } = this;
    if (!host.game.session) return '';
    return this.sheet?.originText(host) ?? dealText(host.words, host.game.deal);
  }

  /** The goal, which stands in the status line while nothing else does. */
  get notice(): { readonly text: string; readonly actions: undefined } | undefined {
    const text = this.sheet?.goalText(this.host);
    return text === undefined ? undefined : { text, actions: undefined };
  }

  hostUpdated(): void {
    const { position, puzzle } = this.host;
    if (this.again || (position ?? puzzle ?? null) !== null) this.rules.loadInBackground();
  }

  /** Whether the game can't begin because its rules failed to load. */
  get hasFailed(): boolean {
    return this.rules.hasFailed && hasPosition(this.host) && !this.host.game.session;
  }

  /**
   * Whether a game has to wait, as it begins at a position and the rules are not there yet.
   *
   * @param given what it begins with: a setup, a save
   * @param again begins it then, unless another game is asked for before; where it is not given, an update does
   */
  readonly awaits = (given: unknown, again?: () => unknown): boolean => {
    const isAsked = hasPosition(given);
    if (again) this.again = isAsked ? again : undefined;
    if (!isAsked || this.extended || !this.own().puzzles) return false;
    if (!(isServer as boolean)) this.rules.loadInBackground();
    return true;
  };

  /** Loads the rules; where that fails it says so. */
  async load(): Promise<void> {
    await this.rules.load().catch((error: unknown) => this.host.loadFailed(error));
  }

  private async fetch(): Promise<true> {
    const { host } = this;
    const own = this.own();
    if (!own.puzzles) return true;
    const [sheet, game] = await Promise.all([loadPuzzle(), own.puzzles()]).catch(
      (error: unknown) => {
        if (!this.rules.hasFailed) host.sayNotLoaded();
        throw error;
      },
    );
    this.sheet = sheet;
    this.extended = { ...own, game, position: sheet.pagePosition(host, game) };
    host.requestUpdate();
    const { again } = this;
    this.again = undefined;
    again?.();
    return true;
  }
}
