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
import { tellHand, tellHandEnd, tellMoves, tellTable } from './hand-events.js';
import type { HandHost } from './hand-host.js';
import { refuseHost } from './hand-moves.js';
import { type EmptyTable, type HandPlaces, LocalTable } from './local-table.js';
import type { JoiningElement } from './remote/join-host.js';
import type { RemoteSource } from './remote/remote-source.js';
import type { SharedSettings, TableGame, TableMove, TableState } from './table-game.js';
import type { BegunHand, SourceHand, SourceListener, TableSource } from './table-source.js';
import { TurnController, type TurnHost } from './turn-controller.js';

const loadRemote = lazy('shared-table', () => import('./remote/join.js'));

export type { HandHost } from './hand-host.js';

/**
 * The hands of a table as its element shows them, wherever they come from: whose view is seen, whose turn it is, and
 * what is told of each step. Nothing of it leads to a hand's deck or seed but `save()`, which is the host's.
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
  /** What is played; a field of the element that is not there yet when the hand is made. */
  readonly #definition: () => HandDefinition<State, Move, Options, Settings>;
  /** The table of this browser. */
  readonly #local: LocalTable<State, Move, Options, Settings>;
  /** The table that people elsewhere share. */
  readonly #shared: JoinController<RemoteSource<State, Move>>;
  readonly turn = new TurnController(this);
  #empty: EmptyTable<State> | undefined;
  /** The settings of that empty table. */
  #emptyFor: Settings | undefined;
  isPaused = false;
  touched = false;
  /** Whether the table went on in another tab as well, and the player has to choose. */
  hasConflict = false;

  constructor(
    host: HandHost<State, Move>,
    definition: () => HandDefinition<State, Move, Options, Settings>,
    placesOf: (game: SavedGame) => HandPlaces,
  ) {
    this.#host = host;
    this.#definition = definition;
    this.#local = new LocalTable(host, definition, placesOf(this), this);
    const shown = host as HandHost<State, Move> & JoiningElement<State, Move>;
    this.#shared = new JoinController(shown, {
      load: async (lent) => (await loadRemote()).join(lent, shown, definition().game, this),
      changed: (isShared) => this.#changed(isShared),
      // Nobody here has a seat of it yet, whoever's turn it was at the own table.
      taken: () => this.turn.begin(false),
    });
  }

  /** The seat whose view is shown; none while the cards are covered. */
  get viewer(): Seat | undefined {
    return this.turn.viewer;
  }

  /** What the viewer may see of the hand. */
  get state(): State | undefined {
    return this.#session?.view(this.viewer);
  }

  /** The run as it is kept: until the next hand as it was before this one. */
  get keptRun(): TableRun | undefined {
    return this.#source?.keptRun;
  }

  /** The run with this hand in it, once it is over. */
  get run(): TableRun | undefined {
    return this.#source?.run;
  }

  /** What is drawn before the first hand, and while a shared table is waited for: the seats, without cards. */
  get emptyTable(): EmptyTable<State> {
    const { settings } = this.#local;
    if (settings !== this.#emptyFor) this.#empty = this.#local.emptyTable();
    this.#emptyFor = settings;
    return this.#empty!;
  }

  /** The run whose seats are drawn. */
  get seatedRun(): TableRun {
    return this.keptRun ?? this.emptyTable.run;
  }

  /** Whether there is a hand, or a shared table that its people sit down at. */
  get hasBegun(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the module that shows a shared table failed to load. */
  get hasFailed(): boolean {
    return this.#shared.hasFailed;
  }

  get kinds(): readonly SeatKind[] {
    return this.keptRun?.kinds ?? [];
  }

  /** The seats of people at this device: people elsewhere may sit at others. */
  get mine(): readonly Seat[] {
    return this.#source?.mine ?? [];
  }

  /** What a table that people elsewhere share adds to what is drawn; nothing at a table of this browser alone. */
  get together(): RemoteSource<State, Move>['parts'] | undefined {
    return this.#remote?.parts;
  }

  /** What the person whose turn it is may do, by the cards that are shown. */
  get legalMoves(): readonly Move[] {
    const { state, turn } = this;
    return state && turn.seat !== undefined ? this.#rules.moves(state, turn.seat) : [];
  }

  /** The table with all that is kept of what was played; nothing before the first hand. */
  get history(): TableHistory | undefined {
    return this.#source?.history;
  }

  /** A hand that is over (of an earlier table, where one is given), or that runs, as whoever looks saw it. */
  seenHand(hand: number, at?: KeptTable): SeenHand<State, Move> | undefined {
    return this.#source?.seenHand(hand, at, this.viewer);
  }

  get isOver(): boolean {
    return this.#session?.outcome !== undefined;
  }

  /** The hash by which the deck was settled before anybody staked; none for the host's own deck. */
  get commitment(): string | undefined {
    return this.#source?.commitment;
  }

  /** The seed of a hand that is over. */
  revealSeed(): string | undefined {
    return this.#source?.revealedSeed;
  }

  isAwaited(seat: Seat): boolean {
    // A cut is nobody's duty: a seat that may only cut keeps no one waiting.
    const moves = this.#session?.legalMoves(seat) ?? [];
    return !this.leavesToBot(seat) && moves.some(({ type }) => type !== 'cut');
  }

  /** Before an update: opens or takes up a table, where the room or the settings ask for one. */
  follow(changed: PropertyValues): void {
    this.#shared.follow();
    if (this.#own) this.#own.follow(changed);
    else if (!this.hasBegun) this.#local.settle();
  }

  /** Opens a new table with fresh stacks; what was played before stays known, unless other tables are given. */
  open(source: Source, setup: unknown = {}, earlier?: EarlierTables): Problem | undefined {
    return this.#source ? this.#source.open(source, setup, earlier) : NOT_BEGUN;
  }

  /** The next hand of a run, once this one is over; `withChips` where the person brought more. */
  next(source: Source, run = this.run, withChips = false): Problem | undefined {
    // At a shared table the server knows when.
    if (!this.#remote && !(run && this.isOver))
      return this.#host.refused(run ? { code: 'hand-runs' } : NOT_BEGUN, source);
    return this.#source!.next(source, run, withChips);
  }

  /** The chips that everybody brings. */
  get stack(): number {
    return this.#source!.stack;
  }

  /** A move of the host's, judged by what the table shows. */
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

  /** The next move of a bot, to be made later; none while there is nothing for bots to do. */
  nextBotMove(): (() => void) | undefined {
    const { isPaused, hasConflict, isOver } = this;
    return isPaused || hasConflict || isOver ? undefined : this.#own?.nextBotMove();
  }

  pause(): void {
    this.#pause(true);
  }

  resume(): void {
    this.#pause(false);
  }

  save(): object | undefined {
    return this.#own?.save();
  }

  /** Takes up a saved table, or says what is wrong with the save, the table in play untouched. */
  load(save: unknown): Problem | undefined {
    return this.#source ? this.#source.load(save) : NOT_BEGUN;
  }

  /** Keeps the table as it is now. */
  keep(): void {
    this.#own?.keep();
  }

  /** Another tab has played on: the player chooses. */
  conflict(): void {
    // The own table of the browser is put aside while it shows one of people elsewhere.
    if (this.#shared.together) return;
    this.hasConflict = true;
    this.#host.botPace.rest();
    this.#host.requestUpdate();
  }

  /** Goes on with the table of the other tab, or with this one's. */
  settleConflict(takeOther: boolean): void {
    this.hasConflict = false;
    this.#own?.settleConflict(takeOther);
    this.#host.botPace.wake();
    this.#host.requestUpdate();
  }

  /** The table that is kept is this tab's. */
  prevailed(): void {
    this.#own?.prevailed();
  }

  /** @internal */
  leavesToBot(seat: Seat): boolean {
    // At a shared table no bot of this browser plays.
    return !this.#shared.together && !!this.#definition().leavesToBot?.(seat, this.state!);
  }

  /** @internal */
  opened(settings: object): void {
    const detail = { source: 'host', resumed: true, previousTable: undefined } as const;
    tellTable(this.#host.events, { ...detail, settings });
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
    const [run, view] = [this.keptRun!, this.#session!.view()];
    tellHand(host.events, { run, view }, { source, commitment, resumed });
    host.botPace.wake();
  }

  /** @internal */
  caughtUp(): void {
    this.turn.settle();
  }

  /** @internal */
  stepped(change: SteppedChange<Move>, before: State, count: number): void {
    const host = this.#host;
    const { isOver } = this;
    host.stepMade(change, before);
    tellMoves(host.events, this.#definition().game, { change, view: this.state!, count });
    if (isOver) this.ended(change.source);
    host.botPace.wake();
  }

  /** @internal */
  ended(source: Source): void {
    const { results } = this.#session!.view();
    const { commitment } = this;
    tellHandEnd(this.#host.events, this.run!, { source, results, commitment });
  }

  get #remote(): RemoteSource<State, Move> | undefined {
    return this.#shared.table;
  }

  /** Where the hands come from now; nothing while a shared table is waited for. */
  get #source(): TableSource<State, Move> | undefined {
    return this.#shared.together ? this.#remote : this.#local;
  }

  /** The table of this browser, while that is the one that is shown. */
  get #own(): LocalTable<State, Move, Options, Settings> | undefined {
    return this.#shared.together ? undefined : this.#local;
  }

  get #session(): SourceHand<State, Move> | undefined {
    return this.#source?.session;
  }

  get #rules(): TableGame<State, Move, Options, Settings>['game'] {
    return this.#definition().game.game;
  }

  #pause(on: boolean): void {
    // At a shared table all who sit there settle it.
    if (this.#remote) return this.#remote.pause(on);
    this.isPaused = on;
    const { botPace } = this.#host;
    if (on) botPace.rest();
    this.#host.requestUpdate();
    if (!on) botPace.wake();
  }

  /** The room lends a shared table from now on, another one, or none any more. */
  #changed(isShared: boolean): void {
    this.hasConflict = false;
    this.isPaused = false;
    this.#host.botPace.rest();
    // Nobody has a seat at the empty table that waits.
    if (isShared) this.turn.begin(false);
    if (!isShared && this.#session)
      this.began({ source: 'host', resumed: true, isPlayedOn: false });
  }
}
