import type { PropertyValues } from 'lit';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { EarlierTables, KeptTable, TableHistory } from '../../core/table/kept-tables.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import type { SeatKind } from '../../core/table/seats.js';
import type { TableRun } from '../../core/table/table-run.js';
import { lazy } from '../base/lazy.js';
import { NOT_BEGUN } from '../base/player-requests.js';
import type { SavedGame } from '../controllers/autosave.js';
import { JoinController } from '../controllers/join-controller.js';
import type { HandDefinition } from './definition.js';
import { queueHandStart, queueHandEnd, queueMoves, queueTableStart } from './hand-events.js';
import type {
  HandHost,
  BegunHand,
  ShownTable,
  SourceHand,
  SourceListener,
  TableSource,
  WatchedHand,
} from './table-source.js';
import { refuseHost } from './hand-moves.js';
import { type EmptyTable, type HandPlaces, LocalTable } from './local-table.js';
import type { JoiningElement } from './remote/parts-host.js';
import type { RemoteSource } from './remote/remote-source.js';
import type { SharedSettings, TableGame, TableMove, TableState } from './table-game.js';
import { TurnController, type TurnHost } from './turn-controller.js';

const loadRemote = lazy('shared-table', () => import('./remote/join.js'));

/**
 * The hands of a table as its element shows them, from this browser or a server: whose view is shown, whose
 * turn it is, and the events of each step. Only `save()`, which is for the page, exposes a hand's deck and
 * seed.
 */
export class HandController<
  State extends TableState,
  Move extends TableMove,
  Options extends object,
  Settings extends SharedSettings,
>
  implements TurnHost, SavedGame, SourceListener<State, Move>
{
  readonly #host: HandHost<State, Move>;
  /** A function, because the element sets its definition after this controller is created. */
  readonly #definition: () => HandDefinition<State, Move, Options, Settings>;
  readonly #local: LocalTable<State, Move, Options, Settings>;
  /** The table that is shared with people at other machines. */
  readonly #shared: JoinController<RemoteSource<State, Move>>;
  readonly turn = new TurnController(this);
  /** The hand that is watched, until another one is opened or loaded. */
  #watched: WatchedHand<State, Move> | undefined;
  #empty: EmptyTable<State> | undefined;
  /** The settings for which the empty table was made. */
  #emptyFor: Settings | undefined;
  isPaused = false;
  touched = false;
  /** Whether another tab has played on, so that the player must choose. */
  hasConflict = false;

  constructor(
    host: HandHost<State, Move>,
    definition: () => HandDefinition<State, Move, Options, Settings>,
    placesOf: (game: SavedGame) => HandPlaces,
  ) {
    this.#host = host;
    this.#definition = definition;
    this.#local = new LocalTable(host, definition, placesOf(this), this);
    const shown = host as unknown as JoiningElement<State, Move>;
    this.#shared = new JoinController(shown, {
      load: async (lent) => (await loadRemote()).join(lent, shown, definition().game, this),
      changed: (isShared) => this.#changed(isShared),
      // The player has no seat at the shared table yet.
      taken: () => this.turn.begin(false),
    });
  }

  /** The seat whose view is shown, or `undefined` while the cards are covered. */
  get viewer(): Seat | undefined {
    return this.turn.viewer;
  }

  /** What the viewer may see of the hand. */
  get state(): State | undefined {
    return this.#session?.view(this.viewer);
  }

  /** The run before the current hand. */
  get runBefore(): TableRun | undefined {
    return this.#source?.runBefore;
  }

  /** The run, which includes the current hand when that is over. */
  get run(): TableRun | undefined {
    return this.#source?.run;
  }

  /** The seats without cards, which are drawn before the first hand and while waiting for a shared table. */
  get emptyTable(): EmptyTable<State> {
    const { settings } = this.#local;
    if (settings !== this.#emptyFor) this.#empty = this.#local.emptyTable();
    this.#emptyFor = settings;
    return this.#empty!;
  }

  /** The run whose seats are drawn. */
  get seatedRun(): TableRun {
    return this.runBefore ?? this.emptyTable.run;
  }

  /** Whether there is a hand, or a shared table where people can sit down. */
  get hasBegun(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the module for shared tables failed to load. */
  get hasFailed(): boolean {
    return this.#shared.hasFailed;
  }

  get kinds(): readonly SeatKind[] {
    return this.runBefore?.kinds ?? [];
  }

  /** The seats of the people at this device. People elsewhere may have other seats. */
  get mine(): readonly Seat[] {
    return this.#source?.mine ?? [];
  }

  /** What a shared table adds to the rendering. `undefined` if the table isn't shared. */
  get together(): RemoteSource<State, Move>['parts'] | undefined {
    return this.#remote?.parts;
  }

  /** The legal moves of the person whose turn it is, judged by the visible cards. */
  get legalMoves(): readonly Move[] {
    const { state, turn } = this;
    return state && turn.seat !== undefined ? this.#rules.moves(state, turn.seat) : [];
  }

  /** The table with its history, or `undefined` before the first hand. */
  get history(): TableHistory | undefined {
    return this.#source?.history;
  }

  /** A finished or running hand, of this table or the given earlier one, as the viewer saw it. */
  seenHand(hand: number, at?: KeptTable): SeenHand<State, Move> | undefined {
    return this.#source?.seenHand(hand, at, this.viewer);
  }

  get isOver(): boolean {
    return this.#session?.outcome !== undefined;
  }

  /** The hash that fixed the deck before anybody staked. `undefined` if the page gave the deck. */
  get commitment(): string | undefined {
    return this.#source?.commitment;
  }

  /** The seed of a finished hand. */
  revealSeed(): string | undefined {
    return this.#source?.revealedSeed;
  }

  isAwaited(seat: Seat): boolean {
    // Cutting is optional, so nobody waits for a seat that may only cut.
    const moves = this.#session?.legalMoves(seat) ?? [];
    return !this.leavesToBot(seat) && moves.some(({ type }) => type !== 'cut');
  }

  /** Call it before an update. Opens or resumes a table if the room or the settings require it. */
  follow(changed: PropertyValues): void {
    this.#shared.follow();
    if (this.#own) this.#own.follow(changed);
    else if (!this.hasBegun) this.#local.readSettings();
  }

  /** Opens a new table with fresh stacks. It keeps the history, unless other earlier tables are given. */
  open(source: Source, setup: unknown = {}, earlier?: EarlierTables): Problem | undefined {
    return this.#instead((table) => table.open(source, setup, earlier));
  }

  /** The hand that is shown instead of the table. */
  get watched(): WatchedHand<State, Move> | undefined {
    return this.#watched;
  }

  /** Shows a finished hand instead of the table. */
  watch(hand: WatchedHand<State, Move>): void {
    const host = this.#host;
    host.events.flush();
    host.botPace.rest();
    this.#watched = hand;
    this.isPaused = false;
    this.turn.begin(false);
    host.handBegan(true);
    host.requestUpdate();
  }

  /** Deals the next hand after a finished one. `withChips` means that the player bought chips. */
  next(source: Source, run = this.run, withChips = false): Problem | undefined {
    // At a shared table the server decides when.
    if (!this.#remote && !(run && this.isOver))
      return this.#host.refused(run ? { code: 'hand-runs' } : NOT_BEGUN, source);
    return this.#source!.next(source, run, withChips);
  }

  /** The chips that each player starts with. */
  get stack(): number {
    return this.#source!.stack;
  }

  /** Plays a move for the page, judged by what the table shows. */
  playAsHost(move: Move): Refusal | undefined {
    const { kinds, mine, state, turn } = this;
    const table = { kinds, mine };
    const refusal = state && refuseHost(this.#rules, table, state, move, turn.seat);
    return refusal ? this.#host.refused(refusal, 'host', move) : this.play(move, 'host');
  }

  play(move: Move, source: Source): Refusal | undefined {
    this.#host.events.flush();
    const refusal = this.state ? this.#source!.play(move, source) : NOT_BEGUN;
    return refusal && this.#host.refused(refusal, source, move);
  }

  /** The next move of a bot, to be made later, or `undefined` if bots have nothing to do. */
  nextBotMove(): (() => void) | undefined {
    const { isPaused, hasConflict, isOver } = this;
    return isPaused || hasConflict || isOver ? undefined : this.#own?.nextBotMove();
  }

  /** Loads what bots need, and lets the next one decide if that takes time. */
  async prepareBots(): Promise<void> {
    await (this.#own ? this.#own.prepareBots() : this.#definition().game.loadBots?.());
  }

  /** Whether a decision in the running hand can be taken back: by a single person, in a game for points. */
  get mayTakeBack(): boolean {
    return this.#own?.mayTakeBack === true;
  }

  takeBack(): void {
    this.#own?.takeBack('player');
  }

  pause(): void {
    this.#pause(true);
  }

  resume(): void {
    this.#pause(false);
  }

  save(): object | undefined {
    return (this.#watched ?? this.#own)?.save();
  }

  /** Loads a saved table. If it can't be used, returns the problem and keeps the table in play. */
  load(save: unknown): Problem | undefined {
    return this.#instead((table) => table.load(save));
  }

  /** Saves the table. */
  keep(): void {
    this.#own?.keep();
  }

  /** Called when another tab has played on. The player must choose. */
  conflict(): void {
    // This browser's own table is not in use while a shared one is shown.
    if (this.#shared.together) return;
    this.hasConflict = true;
    this.#host.botPace.rest();
    this.#host.requestUpdate();
  }

  /** Continues with the table of the other tab, or with this tab's. */
  settleConflict(takeOther: boolean): void {
    this.hasConflict = false;
    this.#own?.settleConflict(takeOther);
    this.#host.botPace.wake();
    this.#host.requestUpdate();
  }

  /** Called when this tab's table is the one that is saved. */
  prevailed(): void {
    this.#own?.prevailed();
  }

  /** @internal */
  leavesToBot(seat: Seat): boolean {
    // At a shared table this browser's bots don't play.
    return !this.#shared.together && !!this.#definition().leavesToBot?.(seat, this.state!);
  }

  /** @internal */
  opened(settings: object): void {
    const detail = { source: 'host', resumed: true, previousTable: undefined } as const;
    queueTableStart(this.#host.events, { ...detail, settings });
  }

  /** @internal */
  began({ source, resumed, isPlayedOn }: BegunHand): void {
    const host = this.#host;
    this.isPaused = false;
    this.touched = false;
    this.turn.begin(isPlayedOn);
    this.keep();
    host.handBegan(resumed);
    const { commitment } = this;
    const [run, view] = [this.runBefore!, this.#session!.view()];
    queueHandStart(host.events, { run, view }, { source, commitment, resumed });
    host.botPace.wake();
  }

  /** @internal */
  caughtUp(): void {
    this.turn.update();
  }

  /** @internal */
  stepped(change: SteppedChange<Move>, before: State, count: number): void {
    const host = this.#host;
    const { isOver } = this;
    host.stepMade(change, before);
    queueMoves(host.events, this.#definition().game, { change, view: this.state!, count });
    host.stepQueued?.(before, change.source);
    if (isOver) this.ended(change.source);
    host.botPace.wake();
  }

  /** @internal */
  ended(source: Source): void {
    const { results } = this.#session!.view();
    const { commitment } = this;
    queueHandEnd(this.#host.events, this.run!, { source, results, commitment });
    this.#host.handQueued?.(source);
  }

  /** Opens something at the table, which ends watching unless there is a problem. */
  #instead(open: (table: TableSource<State, Move>) => Problem | undefined): Problem | undefined {
    const watched = this.#watched;
    this.#watched = undefined;
    const source = this.#table;
    const problem = source ? open(source) : NOT_BEGUN;
    if (problem) this.#watched = watched;
    return problem;
  }

  get #remote(): RemoteSource<State, Move> | undefined {
    return this.#watched ? undefined : this.#shared.table;
  }

  /** What is shown now. `undefined` while waiting for a shared table. */
  get #source(): ShownTable<State, Move> | undefined {
    return this.#watched ?? this.#table;
  }

  /** Where the hands come from now. */
  get #table(): TableSource<State, Move> | undefined {
    return this.#shared.together ? this.#remote : this.#local;
  }

  /** This browser's table, if it is the one that is shown. */
  get #own(): LocalTable<State, Move, Options, Settings> | undefined {
    return this.#watched || this.#shared.together ? undefined : this.#local;
  }

  get #session(): SourceHand<State, Move> | undefined {
    return this.#source?.session;
  }

  get #rules(): TableGame<State, Move, Options, Settings>['game'] {
    return this.#definition().game.game;
  }

  #pause(on: boolean): void {
    // At a shared table its people decide together.
    if (this.#remote) return this.#remote.pause(on);
    this.isPaused = on;
    const { botPace } = this.#host;
    if (on) botPace.rest();
    this.#host.requestUpdate();
    if (!on) botPace.wake();
  }

  /** Called when the room provides a shared table, another one, or none any more. */
  #changed(isShared: boolean): void {
    this.hasConflict = false;
    this.isPaused = false;
    this.#host.botPace.rest();
    // Nobody has a seat at the empty table.
    if (isShared) this.turn.begin(false);
    if (!isShared && this.#session)
      this.began({ source: 'host', resumed: true, isPlayedOn: false });
  }
}
