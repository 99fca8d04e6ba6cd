import { formatCards } from '../cards/notation.js';
import { Clock, type Clocked } from './clock.js';
import { type Assisted, type Help, NO_HELP, assistedBy, mergeHelp } from './help.js';
import { hostOptions, unknownName } from './option.js';
import { type Reading, finish } from './reading.js';
import type { Checked, Refusal } from './reason.js';
import type { Game, Outcome, Seat, Source } from './rules.js';
import {
  type Origin,
  type Replay,
  type Save,
  SAVE_FORMAT,
  type Step,
  broken,
  checkOrigin,
  readSave,
} from './save.js';

/** A change of a game, as listeners get it after the fact. */
export type Change<Move> =
  | { readonly type: 'move'; readonly step: Step<Move>; readonly source: Source }
  | { readonly type: 'undo' | 'redo'; readonly step: Step<Move>; readonly source: Source }
  | { readonly type: 'restart'; readonly source: Source };

/** A change that played, undid or redid a step. */
export type SteppedChange<Move> = Extract<Change<Move>, { readonly step: unknown }>;

/** How a game begins. Give one of `deal`, `deck` and `position`. */
export interface Setup<Options extends object = object> {
  /** A deal number. */
  readonly deal?: unknown;
  /** A list of cards, or their text. The first is dealt first. */
  readonly deck?: unknown;
  /** A position as text. */
  readonly position?: unknown;
  /** The game's options. Default for each that is missing: the game's own. */
  readonly options?: Partial<Options> | undefined;
}

const SETUP = ['deal', 'deck', 'position', 'options'] as const;

const NO_UNDO: Refusal = { code: 'no-undo' };

/** Who acts, and when. */
export interface Act {
  /** Default: `host`. */
  readonly source?: Source;
  /** Milliseconds. Default: the `now` of the last call that had one. */
  readonly now?: number;
}

/** An undo. */
export interface Undo extends Act {
  /** Whether it continues the last undo. Both then count as one. */
  readonly continues?: boolean;
}

/** A move, and the automatic moves that may follow it. */
export interface Play<Aids> extends Act {
  /** Which automatic moves the game makes. Default for each: `game.aids`. */
  readonly aids?: Aids | Partial<Aids>;
}

/**
 * A running game. All changes of a game go through its session, which holds the history, the move count and the
 * clock. Times (`now`) are milliseconds of any clock that does not run backwards.
 */
export class Session<State, Move, Options extends object, View, Aids> implements Clocked {
  readonly deal: number | undefined;
  readonly options: Options;
  /** The position that the game began at, as text. `undefined` if the game was dealt. */
  readonly startPosition: string | undefined;
  private readonly deck: Origin['deck'];
  protected states: (State | undefined)[];
  protected history: Step<Move>[];
  protected position: number;
  protected counted: number;
  private undoCount: number;
  protected clock: Clock;
  private isPaused = false;
  private givenHelp: Help;
  /** Whether a move was made since the deal or the load. The clock waits for the first one. */
  protected hasBegun = false;
  /** The last `now` that was given. */
  private lastTime = 0;
  private cachedOutcome:
    { readonly state: State; readonly outcome: Outcome | undefined } | undefined;
  private readonly listeners = new Set<(change: Change<Move>) => void>();

  protected constructor(
    readonly game: Game<State, Move, Options, View, Aids>,
    from: Replay<State, Move, Options>,
  ) {
    this.deal = from.deal;
    this.deck = from.deck;
    this.startPosition = from.position;
    this.options = from.options;
    this.states = [...from.states];
    this.history = [...from.steps];
    this.position = from.at;
    this.counted = from.count;
    this.undoCount = from.undos;
    this.clock = new Clock(from.elapsed);
    this.givenHelp = from.help;
  }

  private static of<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    from: Replay<S, M, O>,
  ): Session<S, M, O, V, A> {
    return new this(game, from);
  }

  /**
   * Deals a game.
   *
   * @returns the session, or what is wrong with the setup
   */
  static start<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    setup: Setup<NoInfer<O>> = {},
  ): Checked<Session<S, M, O, V, A>> {
    const unknown = unknownName('setup', setup, SETUP);
    if (unknown) return unknown;
    const options = hostOptions(game, setup.options ?? {});
    if ('problem' in options) return options;
    const origin = checkOrigin(game, setup, options.value);
    if ('problem' in origin) return origin;
    const { start, ...from } = origin.value;
    const fresh = {
      states: [start],
      steps: [],
      at: 0,
      count: 0,
      undos: 0,
      elapsed: 0,
      help: NO_HELP,
    };
    return { value: this.of(game, { ...from, ...fresh, options: options.value }) };
  }

  /**
   * Resumes a saved game. The clock waits for the next move.
   *
   * @returns the session, or what is wrong with the save: `save-long` if it has more than 20,000 steps
   */
  static load<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Checked<Session<S, M, O, V, A>> {
    return finish(this.reading(game, save));
  }

  /** @internal Like `load`, but pauses after each replayed move. */
  static *reading<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Reading<Session<S, M, O, V, A>> {
    const replay = yield* readSave(game, save);
    if ('problem' in replay) return replay;
    const { at, steps, count } = replay.value;
    if (game.hasUndo === false && at < steps.length) return broken('at');
    if (game.hasUndo === false && count > at) return broken('count');
    return { value: this.of(game, replay.value) };
  }

  get state(): State {
    return this.states[this.position]!;
  }

  /** All steps, including those that were undone. */
  get steps(): readonly Step<Move>[] {
    return [...this.history];
  }

  /** The position after that many steps. 0 is the deal. `undefined` for steps that are undone. */
  stateAt(step: number): State | undefined {
    return step > this.position ? undefined : this.states[step];
  }

  /**
   * Frees the positions before the current one: `stateAt` returns `undefined` for them, and undo must not be
   * used. For a host with many games without undo.
   */
  forgetPast(): void {
    this.states.fill(undefined, 0, this.position);
  }

  /** The number of steps that are played and not undone. */
  get at(): number {
    return this.position;
  }

  /** The player's moves, undos and redos since the deal. Automatic moves don't count. */
  get moveCount(): number {
    return this.counted;
  }

  /** The number of undos since the deal, or since a restart. They are part of the move count. */
  get undos(): number {
    return this.undoCount;
  }

  /** The help that the player had with this deal. A restart keeps it. */
  get help(): Help {
    return this.givenHelp;
  }

  get assisted(): Assisted {
    return assistedBy(this.givenHelp);
  }

  /** The current score. `undefined` if the game has none. */
  get score(): number | undefined {
    return this.game.score?.(this.state);
  }

  get outcome(): Outcome | undefined {
    const { state } = this;
    // Cached: it is read several times per position, and finding a loss needs all legal moves.
    if (this.cachedOutcome?.state !== state)
      this.cachedOutcome = { state, outcome: this.game.outcome(state) };
    return this.cachedOutcome.outcome;
  }

  get canUndo(): boolean {
    return this.hasUndo && this.position > 0 && this.outcome !== 'won';
  }

  get canRedo(): boolean {
    return this.hasUndo && this.position < this.history.length;
  }

  /** Takes the last step back. Returns why not, if it can't. */
  undo(by: Undo = {}): Refusal | undefined {
    if (!this.hasUndo) return NO_UNDO;
    if (!this.canUndo) return { code: this.outcome === 'won' ? 'over' : 'nothing-to-undo' };
    const step = this.history[--this.position]!;
    if (!by.continues || this.undoCount === 0) {
      this.counted++;
      this.undoCount++;
    }
    this.tick(by.now);
    this.notify({ type: 'undo', step, source: by.source ?? 'host' });
    return undefined;
  }

  /** Plays the next undone step again. Returns why not, if it can't. */
  redo(by: Act = {}): Refusal | undefined {
    if (!this.hasUndo) return NO_UNDO;
    if (!this.canRedo) return { code: 'nothing-to-redo' };
    const step = this.history[this.position++]!;
    this.counted++;
    this.tick(by.now);
    this.notify({ type: 'redo', step, source: by.source ?? 'host' });
    return undefined;
  }

  /** Restarts the same deal: history, move count and clock are reset. Does nothing in a game without undo. */
  restart(by: Pick<Act, 'source'> = {}): undefined {
    if (!this.hasUndo) return;
    this.states = [this.states[0]!];
    this.history = [];
    this.position = 0;
    this.counted = 0;
    this.undoCount = 0;
    this.clock = new Clock();
    this.hasBegun = false;
    this.notify({ type: 'restart', source: by.source ?? 'host' });
  }

  view(seat?: Seat): View {
    return this.game.view(this.state, seat);
  }

  legalMoves(seat?: Seat): readonly Move[] {
    return this.outcome === 'won' ? [] : this.game.moves(this.state, seat);
  }

  refusal(move: Move, seat?: Seat): Refusal | undefined {
    return this.outcome === 'won' ? { code: 'over' } : this.game.refusal(this.state, move, seat);
  }

  /**
   * Plays a move and the automatic moves after it.
   *
   * @returns why the move was refused, or `undefined`
   */
  play(move: Move, by: Play<Aids> = {}): Refusal | undefined {
    const { aids: defaults } = this.game;
    const refused =
      unknownName('by', by, ['source', 'now', 'aids'])?.problem ??
      (defaults && unknownName('aids', by.aids ?? {}, Object.keys(defaults))?.problem) ??
      this.refusal(move);
    if (refused) return refused;
    const step = this.advance(move, { ...defaults, ...by.aids } as Aids);
    this.tick(by.now);
    this.notify({ type: 'move', step, source: by.source ?? 'host' });
    return undefined;
  }

  /** Adds help that the player had, in this game or in another attempt at the same deal. */
  addHelp(help: Help): void {
    this.givenHelp = mergeHelp(this.givenHelp, help);
  }

  /** Milliseconds of play so far. */
  elapsed(now: number): number {
    return this.clock.elapsed(now);
  }

  /** Whether `pause` has stopped the clock. */
  get paused(): boolean {
    return this.isPaused;
  }

  /** Stops the clock until `resume`. Moves stay possible and don't start it again. */
  pause(now: number): void {
    this.isPaused = true;
    this.clock.stop(now);
  }

  resume(now: number): void {
    this.isPaused = false;
    if (this.hasBegun && this.outcome === undefined) this.clock.start(now);
  }

  save(now: number): Save<Options> {
    const { hints, shown } = this.givenHelp;
    return {
      format: SAVE_FORMAT,
      game: this.game.game,
      version: this.game.version,
      ...this.origin,
      options: { ...this.options },
      moves: this.history.map((step) => step.text),
      at: this.position,
      count: this.counted,
      ...(2 * this.undoCount < this.counted - this.position && { undos: this.undoCount }),
      elapsed: Math.round(this.clock.elapsed(now)),
      ...(hints > 0 && { hints }),
      ...(shown && { shown }),
    };
  }

  /**
   * Calls the listener after every change.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: (change: Change<Move>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private get hasUndo(): boolean {
    return this.game.hasUndo !== false;
  }

  private get origin(): Pick<Save, 'deal' | 'deck' | 'position'> {
    const { deal, deck, startPosition: position } = this;
    if (position !== undefined) return { position };
    return deal === undefined ? { deck: formatCards(deck) } : { deal };
  }

  private advance(given: Move, aids: Aids): Step<Move> {
    const { game } = this;
    const texts = [game.writeMove(this.state, given)];
    // Parsed from its text: the caller may still change the object that was given.
    const move = game.readMove(this.state, texts[0]!)!;
    let state = game.play(this.state, move);
    const automatic = game.automatic(state, move, aids);
    for (const next of automatic) {
      texts.push(game.writeMove(state, next));
      state = game.play(state, next);
    }
    const step = { move, automatic, text: texts.join(' ') };
    this.history.length = this.position;
    this.states.length = ++this.position;
    this.history.push(step);
    this.states.push(state);
    this.counted++;
    return step;
  }

  /** Starts the clock at the first move and stops it at the end, unless it is paused. */
  protected tick(now = this.lastTime): void {
    this.lastTime = now;
    this.hasBegun = true;
    if (this.outcome !== undefined) this.clock.stop(now);
    else if (!this.isPaused) this.clock.start(now);
  }

  private notify(change: Change<Move>): void {
    for (const listener of this.listeners) listener(change);
  }
}
