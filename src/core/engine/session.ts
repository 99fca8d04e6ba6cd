import { formatCards } from '../cards/notation.js';
import { Clock, type Clocked } from './clock.js';
import { type Assisted, type Help, NO_HELP, assistedBy, moreHelp } from './help.js';
import { checkNumbered } from './numbered.js';
import { hostOptions, unknownName } from './option.js';
import { type Reading, finish } from './reading.js';
import type { Checked, Refusal } from './reason.js';
import type { Game, Outcome, Seat, Source } from './rules.js';
import {
  type CheckOrigin,
  type Origin,
  type Replay,
  type Save,
  SAVE_FORMAT,
  type Step,
  checkDeck,
  readSave,
} from './save.js';

/** What changed, told to whoever listens, after it has. */
export type Change<Move> =
  | { readonly type: 'move'; readonly step: Step<Move>; readonly source: Source }
  | { readonly type: 'undo' | 'redo'; readonly step: Step<Move>; readonly source: Source }
  | { readonly type: 'restart'; readonly source: Source };

/** A change that made a step, took one back, or made it again. */
export type SteppedChange<Move> = Extract<Change<Move>, { readonly step: unknown }>;

/** How a game is to begin: a deal number, a deck or a position, and the options. */
export interface Setup {
  readonly deal?: unknown;
  readonly deck?: unknown;
  readonly position?: unknown;
  readonly options?: unknown;
}

const SETUP = ['deal', 'deck', 'position', 'options'] as const;

/** Who acts, and when. */
export interface Act {
  /** Default: `host`. */
  readonly source?: Source;
  /** Default: the time of the last call that gave one. */
  readonly now?: number;
}

/** An act that the game may follow with moves of its own. */
export interface Play<Aids> extends Act {
  /** What the game does by itself. What is not named is as the game has it: `game.aids`. */
  readonly aids?: Aids | Partial<Aids>;
}

/**
 * What every session is, whether there is a way back in it or none. It keeps the history, the count
 * and the clock; the rules know none of them. Times (`now`) are milliseconds of any clock that does
 * not run backwards.
 */
export abstract class BaseSession<
  State,
  Move,
  Options extends object,
  View,
  Aids,
> implements Clocked {
  readonly deal: number | undefined;
  readonly options: Options;
  /** The position that the game began at, as text; `undefined` where it was dealt. */
  readonly startPosition: string | undefined;
  private readonly deck: Origin['deck'];
  protected states: (State | undefined)[];
  protected history: Step<Move>[];
  protected position: number;
  protected counted: number;
  protected clock: Clock;
  private held = false;
  private helped: Help;
  /** Whether a move was made since the deal or the load: until then the clock waits. */
  protected begun = false;
  /** The time of the last call that gave one. */
  private lastTime = 0;
  private judged: { readonly state: State; readonly outcome: Outcome | undefined } | undefined;
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
    this.clock = new Clock(from.elapsed);
    this.helped = from.help;
  }

  /** @internal Where the cards come from: a deck that is given. */
  static readonly origin: CheckOrigin = checkDeck;

  /** One of the class that is asked, which none but this one is abstract. */
  private static of<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    from: Replay<S, M, O>,
  ): Session<S, M, O, V, A> {
    return new (this as unknown as typeof Session)(game, from);
  }

  /** Deals a game, or says what is wrong with the setup. */
  static start<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    setup: Setup = {},
  ): Checked<Session<S, M, O, V, A>> {
    const unknown = unknownName('setup', setup, SETUP);
    if (unknown) return unknown;
    const options = hostOptions(game, setup.options ?? {});
    if ('problem' in options) return options;
    const origin = this.origin(game, setup, options.value);
    if ('problem' in origin) return origin;
    const { start, ...from } = origin.value;
    const fresh = { states: [start], steps: [], at: 0, count: 0, elapsed: 0, help: NO_HELP };
    return { value: this.of(game, { ...from, ...fresh, options: options.value }) };
  }

  /**
   * Takes up a saved game, or says what is wrong with the save; its clock waits for a move. Of a save
   * with more than 20,000 steps it says `save-long`.
   */
  static load<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Checked<Session<S, M, O, V, A>> {
    return finish(this.reading(game, save));
  }

  /** @internal What `load` does, a move a piece. */
  static *reading<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Reading<Session<S, M, O, V, A>> {
    const replay = yield* readSave(game, save, this.origin);
    return 'problem' in replay ? replay : { value: this.of(game, replay.value) };
  }

  get state(): State {
    return this.states[this.position]!;
  }

  /** The whole history, the redo tail included. */
  get steps(): readonly Step<Move>[] {
    return [...this.history];
  }

  /** The position after so many of the steps that were played; at 0 the deal. */
  stateAt(step: number): State | undefined {
    return step > this.position ? undefined : this.states[step];
  }

  /**
   * Forgets the positions before this one: `stateAt` has none of them any more. For a host that holds many games in which
   * nothing is taken back.
   */
  forgetPast(): void {
    this.states.fill(undefined, 0, this.position);
  }

  /** How many of the steps have been played. */
  get at(): number {
    return this.position;
  }

  /** Moves, undos and redos since the deal; what the game played by itself does not count. */
  get moveCount(): number {
    return this.counted;
  }

  /** How many steps were taken back since the deal, or since a restart of it. */
  get undos(): number {
    // Each step forth or back counts one, and only those back come to nothing in the end.
    return (this.counted - this.position) / 2;
  }

  /** The help that the player had with this deal; a restart of it takes none of that away. */
  get help(): Help {
    return this.helped;
  }

  get assisted(): Assisted {
    return assistedBy(this.helped);
  }

  /** What the game scores as it stands; `undefined` where nothing is scored. */
  get score(): number | undefined {
    return this.game.score?.(this.state);
  }

  get outcome(): Outcome | undefined {
    const { state } = this;
    // Asked for several times a position, and not cheap: a loss takes all moves to see.
    if (this.judged?.state !== state) this.judged = { state, outcome: this.game.outcome(state) };
    return this.judged.outcome;
  }

  abstract get canUndo(): boolean;
  abstract get canRedo(): boolean;
  abstract undo(by?: Act): Refusal | undefined;
  abstract redo(by?: Act): Refusal | undefined;
  abstract restart(by?: Pick<Act, 'source'>): undefined;

  view(seat?: Seat): View {
    return this.game.view(this.state, seat);
  }

  legalMoves(seat?: Seat): readonly Move[] {
    return this.outcome === 'won' ? [] : this.game.moves(this.state, seat);
  }

  refusal(move: Move, seat?: Seat): Refusal | undefined {
    return this.outcome === 'won' ? { code: 'over' } : this.game.refusal(this.state, move, seat);
  }

  /** Plays a move and all that the game then plays by itself, or says why it may not be. */
  play(move: Move, by: Play<Aids> = {}): Refusal | undefined {
    const { aids: own } = this.game;
    const refused =
      unknownName('by', by, ['source', 'now', 'aids'])?.problem ??
      (own && unknownName('aids', by.aids ?? {}, Object.keys(own))?.problem) ??
      this.refusal(move);
    if (refused) return refused;
    const step = this.advance(move, { ...own, ...by.aids } as Aids);
    this.tick(by.now);
    this.tell({ type: 'move', step, source: by.source ?? 'host' });
    return undefined;
  }

  /** Notes what helped the player, here or in another attempt at the same deal. */
  addHelp(help: Help): void {
    this.helped = moreHelp(this.helped, help);
  }

  /** Milliseconds of play so far. */
  elapsed(now: number): number {
    return this.clock.elapsed(now);
  }

  /** Whether the clock is held. */
  get paused(): boolean {
    return this.held;
  }

  /** Holds the clock until `resume`; moves stay possible, and one does not start it again. */
  pause(now: number): void {
    this.held = true;
    this.clock.stop(now);
  }

  resume(now: number): void {
    this.held = false;
    if (this.begun && this.outcome === undefined) this.clock.start(now);
  }

  save(now: number): Save<Options> {
    const { hints, shown } = this.helped;
    return {
      format: SAVE_FORMAT,
      game: this.game.game,
      version: this.game.version,
      ...this.from,
      options: { ...this.options },
      moves: this.history.map((step) => step.text),
      at: this.position,
      count: this.counted,
      elapsed: Math.round(this.clock.elapsed(now)),
      ...(hints > 0 && { hints }),
      ...(shown && { shown }),
    };
  }

  /** Listens to every change; returns what ends it. */
  subscribe(listener: (change: Change<Move>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private get from(): Pick<Save, 'deal' | 'deck' | 'position'> {
    const { deal, deck, startPosition: position } = this;
    if (position !== undefined) return { position };
    return deal === undefined ? { deck: formatCards(deck) } : { deal };
  }

  private advance(given: Move, aids: Aids): Step<Move> {
    const { game } = this;
    const words = [game.writeMove(this.state, given)];
    // A move of our own: the one that was given may change in its giver's hands.
    const move = game.readMove(this.state, words[0]!)!;
    let state = game.play(this.state, move);
    const automatic = game.automatic(state, move, aids);
    for (const next of automatic) {
      words.push(game.writeMove(state, next));
      state = game.play(state, next);
    }
    const step = { move, automatic, text: words.join(' ') };
    this.history.length = this.position;
    this.states.length = ++this.position;
    this.history.push(step);
    this.states.push(state);
    this.counted++;
    return step;
  }

  /** The clock runs from the first move to the end, but for the time it is held. */
  protected tick(now = this.lastTime): void {
    this.lastTime = now;
    this.begun = true;
    if (this.outcome !== undefined) this.clock.stop(now);
    else if (!this.held) this.clock.start(now);
  }

  protected tell(change: Change<Move>): void {
    for (const listener of this.listeners) listener(change);
  }
}

/**
 * A running game, and the one door to it: nothing else changes a game. Steps can be taken back and
 * made again, and deals have numbers.
 */
export class Session<State, Move, Options extends object, View, Aids> extends BaseSession<
  State,
  Move,
  Options,
  View,
  Aids
> {
  /** @internal */
  static override readonly origin: CheckOrigin = checkNumbered;

  override get canUndo(): boolean {
    return this.position > 0 && this.outcome !== 'won';
  }

  override get canRedo(): boolean {
    return this.position < this.history.length;
  }

  /** Takes the last step back, or says why it can't be. */
  override undo(by: Act = {}): Refusal | undefined {
    if (!this.canUndo) return { code: this.outcome === 'won' ? 'over' : 'nothing-to-undo' };
    const step = this.history[--this.position]!;
    this.counted++;
    this.tick(by.now);
    this.tell({ type: 'undo', step, source: by.source ?? 'host' });
    return undefined;
  }

  /** Plays the next step of the redo tail again, or says why it can't be. */
  override redo(by: Act = {}): Refusal | undefined {
    if (!this.canRedo) return { code: 'nothing-to-redo' };
    const step = this.history[this.position++]!;
    this.counted++;
    this.tick(by.now);
    this.tell({ type: 'redo', step, source: by.source ?? 'host' });
    return undefined;
  }

  /** The same deal again: history, count and clock at zero. */
  override restart(by: Pick<Act, 'source'> = {}): undefined {
    this.states = [this.states[0]!];
    this.history = [];
    this.position = 0;
    this.counted = 0;
    this.clock = new Clock();
    this.begun = false;
    this.tell({ type: 'restart', source: by.source ?? 'host' });
  }
}
