import { type ReactiveController, isServer } from 'lit';
import { asRecord } from '../../core/engine/reason.js';
import { LazyPart, lazy } from '../base/lazy.js';
import { dealText } from '../ui/deal-field.js';
import type { PatienceDefinition, PatienceState } from './definition.js';
import type * as Puzzle from './puzzle.js';
import type { PatienceHost } from './host.js';

const loadPuzzle = lazy('puzzle', () => import('./puzzle.js'));

/**
 * Whether a setup or a save begins at a position. A getter of the host page may throw. That is reported when
 * the value is read.
 */
function hasPosition(given: unknown): boolean {
  try {
    return (asRecord(given)?.['position'] ?? null) !== null;
  } catch {
    return false;
  }
}

/**
 * Positions set by the page, and puzzles. The rules that can begin at a position are loaded when the page, a
 * save or a link has one. From then on the element uses those rules.
 */
export class PuzzleController<State extends PatienceState, Move> implements ReactiveController {
  private sheet: typeof Puzzle | undefined;
  /** The definition that supports positions. */
  private extended: PatienceDefinition<State, Move> | undefined;
  /** The definition that it was made from. */
  private base: PatienceDefinition<State, Move> | undefined;
  private rules: LazyPart<true>;
  /** Begins the game that waits for the rules. */
  private again: (() => unknown) | undefined;

  constructor(
    private readonly host: PatienceHost<State, Move>,
    private readonly own: () => PatienceDefinition<State, Move>,
  ) {
    this.rules = new LazyPart(host, () => this.fetch());
    host.problemText = (problem) => this.sheet?.problemText(host, problem);
    host.addController(this);
  }

  /** The definition of the game. It supports positions when the rules for them are loaded. */
  get definition(): PatienceDefinition<State, Move> {
    return this.extension ?? this.own();
  }

  /** What was loaded for the game in play. The element may have changed its game since. */
  private get extension(): PatienceDefinition<State, Move> | undefined {
    if (this.base && this.base !== this.own()) {
      this.base = this.extended = undefined;
      this.rules = new LazyPart(this.host, () => this.fetch());
    }
    return this.extended;
  }

  /** The deal in words, or that there is none. Empty before the game begins. */
  get dealText(): string {
    const { host } = this;
    if (!host.game.session) return '';
    return this.sheet?.originText(host) ?? dealText(host.words, host.game.deal);
  }

  /** The goal, which the status line shows while it has no other message. */
  get notice(): { readonly text: string; readonly actions: undefined } | undefined {
    const text = this.sheet?.goalText(this.host);
    return text === undefined ? undefined : { text, actions: undefined };
  }

  hostUpdated(): void {
    const { position, puzzle } = this.host;
    if (this.again || (position ?? puzzle ?? null) !== null) this.rules.loadInBackground();
  }

  get hasFailed(): boolean {
    return this.rules.hasFailed && hasPosition(this.host) && !this.host.game.session;
  }

  /**
   * Whether a game must wait because it begins at a position and the rules for that are not loaded.
   *
   * @param given what the game begins with: a setup or a save
   * @param again begins the game when the rules are loaded, unless another one is requested before; if
   * omitted, an update does
   */
  readonly awaits = (given: unknown, again?: () => unknown): boolean => {
    const isAsked = hasPosition(given);
    if (again) this.again = isAsked ? again : undefined;
    if (!isAsked || this.extension || !this.own().puzzles) return false;
    if (!(isServer as boolean)) this.rules.loadInBackground();
    return true;
  };

  /** Loads the rules, and reports a failure. */
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
    if (own !== this.own()) return this.fetch();
    this.base = own;
    this.extended = { ...own, game, position: sheet.pagePosition(host, game) };
    host.requestUpdate();
    const { again } = this;
    this.again = undefined;
    again?.();
    return true;
  }
}
