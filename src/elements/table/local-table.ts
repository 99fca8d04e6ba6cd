import type { PropertyValues } from 'lit';
import { FACE_DOWN } from '../../core/cards/card.js';
import { botRandom, commitment, formatSeed } from '../../core/cards/secure-shuffle.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import { type Change, Session } from '../../core/engine/session.js';
import { type TableRun, withId } from '../../core/table/table-run.js';
import { rebuyBots } from '../../core/table/rebuy.js';
import {
  type KeptTable,
  NO_TABLES,
  type TableHistory,
  afterTable,
  beforeHand,
} from '../../core/table/kept-tables.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import { peopleAt } from '../../core/table/seats.js';
import { hostSetup } from '../base/host-value.js';
import type { Autosave } from '../controllers/autosave.js';
import type { Room, RunEvent } from '../controllers/room.js';
import type { HandDefinition } from './definition.js';
import type { HandHost, SourceListener, TableSource } from './table-source.js';
import { queueTableStart } from './hand-events.js';
import { anySeed, botQuestion, newSeed, nextBotMove } from './hand-moves.js';
import { handSeen, historyOf, runOf, toStore } from './running-table.js';
import type { SharedSettings, Table, TableGame, TableMove, TableState } from './table-game.js';
import { TableSettings } from './table-settings.js';
import type { BaizeElement } from '../base/baize-element.js';

/** Connects a table to the bankroll of the room where its hand is played. */
export class RoomSeat {
  private room: Room | undefined;

  /** @param kept has the name under which the table is saved */
  constructor(
    private readonly host: HTMLElement & Pick<BaizeElement, 'room'>,
    private readonly kept: { readonly key: string },
  ) {}

  /** From now on, uses the room that the element is in. */
  enter(): void {
    this.room = this.host.room;
  }

  /** Returns the run updated from the bankroll, or the same run without a room. */
  update(run: TableRun, when: RunEvent): TableRun {
    // A game for points has no chips.
    if (run.match) return run;
    return this.room?.seat?.(this.kept.key, run, when, this.host) ?? run;
  }
}

/** Where a table and its chips are stored: in the browser, or in a room. */
export interface HandPlaces {
  /** It holds saves, which contain the deck. */
  readonly autosave: Pick<
    Autosave,
    'open' | 'keep' | 'find' | 'overwrite' | 'isMoved' | 'askIfOvertaken'
  >;
  readonly roomSeat: Pick<RoomSeat, 'enter' | 'update'>;
}

export interface EmptyTable<State> {
  readonly run: TableRun;
  readonly view: State;
}

/** A table of this browser: opens it, deals, goes from hand to hand, resumes and saves it. */
export class LocalTable<
  State extends TableState,
  Move extends TableMove,
  Options extends object,
  Settings extends SharedSettings,
> implements TableSource<State, Move> {
  /** The only reference to the hand's deck and seed. */
  #table: Table<State, Move, Options> | undefined;
  /** The position that the next bot thinks about, and its decision when it is there. */
  #thought: { readonly about: State; readonly done: Promise<unknown>; move?: Move } | undefined;
  readonly #settings: TableSettings<Settings>;
  readonly #autosave: HandPlaces['autosave'];
  readonly #roomSeat: HandPlaces['roomSeat'];

  constructor(
    private readonly host: HandHost<State, Move>,
    private readonly definition: () => HandDefinition<State, Move, Options, Settings>,
    { autosave, roomSeat }: HandPlaces,
    private readonly listener: SourceListener<State, Move>,
  ) {
    this.#autosave = autosave;
    this.#roomSeat = roomSeat;
    this.#settings = new TableSettings(definition, host);
  }

  get session(): Table<State, Move, Options>['session'] {
    return this.#table?.session;
  }

  get runBefore(): TableRun | undefined {
    return this.#table?.run;
  }

  get run(): TableRun | undefined {
    return this.#table && runOf(this.#game, this.#table);
  }

  get mine(): readonly Seat[] {
    return peopleAt(this.#table?.run.kinds ?? []);
  }

  get history(): TableHistory | undefined {
    return this.#table && historyOf(this.#game, this.#table);
  }

  /** The current settings. */
  get settings(): Settings {
    return this.#settings.value ?? this.#settings.read();
  }

  /** The seats for the current settings before the first hand, with all cards face down. */
  emptyTable(): EmptyTable<State> {
    const { game, deal, ...table } = this.#game;
    const run = table.open(this.settings, () => 0);
    const given = table.options(run, this.settings, anySeed());
    // Valid settings always make valid options.
    const { value } = game.options.check(given) as { readonly value: Options };
    const deck = Array<number>(deal.size).fill(FACE_DOWN);
    return { run, view: game.view(game.deal(value, deck)) };
  }

  /** Reads the settings from the attributes. */
  readSettings(): void {
    this.#settings.read();
  }

  get stack(): number {
    return this.#settings.value!.stack;
  }

  get commitment(): string | undefined {
    const seed = this.#table?.seed;
    return seed && commitment(seed);
  }

  get revealedSeed(): string | undefined {
    const seed = this.#isOver ? this.#table?.seed : undefined;
    return seed && formatSeed(seed);
  }

  seenHand(
    hand: number,
    at: KeptTable | undefined,
    viewer: Seat | undefined,
  ): SeenHand<State, Move> | undefined {
    return this.#table && handSeen(this.#game.game, this.#table, { hand, at }, viewer);
  }

  /** Call it before an update. Applies changes of the attributes and the room. */
  follow(changed: PropertyValues): void {
    // A hand in progress is finished in the room where it was dealt.
    const { isMoved } = this.#autosave;
    const isFree = changed.has('room') && isMoved && (this.#isOver || !this.listener.touched);
    if (!this.#table || isFree) return this.#begin();
    const before = this.#settings.key;
    if (changed.size === 0) return;
    this.#settings.read();
    // The attributes may have changed while another room showed a shared table.
    const names: readonly PropertyKey[] = ['room', ...this.definition().newTable];
    const isChosen = names.some((name) => changed.has(name));
    if (isChosen && this.#settings.key !== before) return this.#begin();
    // An attribute may have left a seat to a bot, or taken it back.
    this.listener.turn.update();
    this.host.botPace.wake();
  }

  open(source: Source, setup: unknown, earlier = afterTable(this.history)): Problem | undefined {
    const given = hostSetup(setup, 'deck');
    if ('problem' in given) return this.host.complain(given.problem);
    const run = this.#game.open(this.#settings.read(), botRandom(anySeed(), 'table'));
    return this.#deal({ run, past: [], earlier }, source, 'open', given.value['deck']);
  }

  next(source: Source, run = this.run!): Problem | undefined {
    if (!this.#autosave.isMoved) return this.#deal({ ...this.history!, run }, source, 'next');
    this.#begin();
    return undefined;
  }

  play(move: Move, source: Source): Refusal | undefined {
    return this.session?.play(move, { source, now: 0, aids: {} });
  }

  /** The next move of one of this device's bots. */
  nextBotMove(): (() => void) | undefined {
    const table = this.#table;
    const thought = this.#thought?.about === table?.session?.state ? this.#thought : undefined;
    const move = thought?.move ?? (table && nextBotMove(this.#game, table, this.#leaves));
    const source = move && table!.run.kinds[move.seat!] === 'bot' ? 'bot' : 'auto';
    return move && (() => void this.listener.play(move, source));
  }

  /** Loads what bots need, and lets the next one decide if that takes time. */
  async prepareBots(): Promise<void> {
    const game = this.#game;
    await game.loadBots?.();
    const state = this.session?.state;
    if (!game.think || !state || this.#isOver) return;
    if (this.#thought?.about !== state) this.#thought = { about: state, done: this.#think(state) };
    await this.#thought.done;
  }

  /** Whether the only person at a table for points has decided something in the running hand. */
  get mayTakeBack(): boolean {
    return this.#ownStep >= 0;
  }

  /** Takes back the person's last decision, with everything after it. */
  takeBack(source: Source): void {
    const [table, at] = [this.#table, this.#ownStep];
    if (!table || at < 0) return;
    const save = table.session!.save(0);
    const earlier = { ...save, moves: save.moves.slice(0, at), at, count: at };
    const loaded = Session.load(this.#game.game, earlier);
    if ('problem' in loaded) return void this.host.complain(loaded.problem);
    this.#attach({ ...table, session: loaded.value }, source, true);
  }

  /** The index of the step with the person's last decision. −1 if no decision can be taken back. */
  get #ownStep(): number {
    const { session, run } = this.#table ?? {};
    const [seat, ...others] = this.mine;
    if (!run?.match || !session || this.#isOver || others.length > 0) return -1;
    return session.steps.findLastIndex(
      ({ move }) => move.seat === seat && move.type !== 'ready' && move.type !== 'cut',
    );
  }

  save(): object | undefined {
    return this.#table && this.#game.save(this.#table);
  }

  load(save: unknown): Problem | undefined {
    return this.#resumeSave(save, 'host', this.#table && 'load');
  }

  /** Saves the table. */
  keep(): void {
    const game = this.#game;
    this.#autosave.keep(() => game.save(toStore(game, this.#table!)));
  }

  /** Continues with the table of another tab, or with this tab's. */
  settleConflict(takeOther: boolean): void {
    const other = this.#autosave.find();
    if (!other || !takeOther || this.#resumeSave(other, 'player')) {
      // The hands of the other tab's run were played, so their results count.
      const loaded = this.#game.load(other);
      if ('value' in loaded) this.#roomSeat.update(runOf(this.#game, loaded.value), 'over');
      this.#autosave.overwrite();
      this.#reportRun();
    }
  }

  /** Called when this tab's table is the one that is saved. */
  prevailed(): void {
    this.#reportRun();
  }

  readonly #leaves = (seat: Seat): boolean => this.listener.leavesToBot(seat);

  async #think(state: State): Promise<void> {
    const game = this.#game;
    const question = botQuestion(game, this.#table!, this.settings, this.#leaves);
    // Without an answer, the bot decides at once.
    const move = question && (await game.think!(question).catch(() => undefined));
    if (move && this.#thought?.about === state) this.#thought.move = move;
  }

  get #game(): TableGame<State, Move, Options, Settings> {
    return this.definition().game;
  }

  get #isOver(): boolean {
    return this.session?.outcome !== undefined;
  }

  /** Reports the run to the room, unless another tab has overtaken it. */
  #reportRun(when: RunEvent = 'over'): void {
    const { run } = this;
    if (run && !this.listener.hasConflict) this.#roomSeat.update(run, when);
  }

  #begin(): void {
    this.#settings.read();
    const saved = this.#enter();
    if (saved === undefined || this.#resumeSave(saved, 'host')) this.open('host', {}, NO_TABLES);
  }

  /** Uses the element's current room and settings. Returns the save found there. */
  #enter(): unknown {
    if (this.#isOver && this.#autosave.isMoved) this.#reportRun('leave');
    this.#roomSeat.enter();
    return this.#autosave.open(this.#settings.key);
  }

  #deal(old: TableHistory, source: Source, when: RunEvent, deck?: unknown): Problem | undefined {
    const [game, host] = [this.#game, this.host];
    const [seed, previous] = [deck ? anySeed() : newSeed(), this.save()];
    if (!seed) return host.cannotDeal();
    this.#enter();
    // Keep what another tab has won meanwhile.
    if (this.#autosave.askIfOvertaken()) return undefined;
    // If another tab has reported the run, a hand that couldn't be saved isn't entered yet.
    if (this.listener.touched) this.#reportRun();
    const run = this.#roomSeat.update(rebuyBots(old.run, this.#settings.value!), when);
    const options = game.options(run, this.#settings.value!, seed);
    const started = Session.start(game.game, { deck: deck ?? game.deckOf(seed), options });
    if ('problem' in started) {
      this.#reportRun();
      return host.complain(started.problem);
    }
    const seeded = { session: started.value, seed: deck ? undefined : seed };
    this.#attach({ ...beforeHand(old, run), ...seeded }, source, false);
    if (when === 'open') this.#queueStart(source, false, previous);
    return undefined;
  }

  #resumeSave(save: unknown, source: Source, when?: RunEvent): Problem | undefined {
    const loaded = this.#game.load(save);
    if ('problem' in loaded) return this.host.complain(loaded.problem);
    if (!this.#table) {
      this.#settings.read();
      this.#enter();
    }
    // The player chose the saved game, so this tab's hand is discarded and not recorded.
    if (when !== 'load') this.listener.touched = false;
    const previous = this.save();
    const { id } = this.#roomSeat.update(runOf(this.#game, loaded.value), when ?? 'over');
    const run = withId(loaded.value.run, id);
    const table = { ...loaded.value, run };
    if (table.session) this.#attach(table, source, true);
    const problem = table.session
      ? undefined
      : this.#deal(historyOf(this.#game, table), source, 'next');
    if (!problem) this.#queueStart(source, true, previous);
    return problem;
  }

  #attach(table: Table<State, Move, Options>, source: Source, resumed: boolean): void {
    this.host.events.flush();
    const before = this.#table?.run.kinds ?? [];
    const isPlayedOn = !resumed && before.join() === table.run.kinds.join();
    this.#table = table;
    const session = table.session!;
    let state = session.state;
    session.subscribe((change) => {
      const was = state;
      state = session.state;
      if (this.#table === table) this.#onChange(change, was);
    });
    this.listener.began({ source, resumed, isPlayedOn });
  }

  #onChange(change: Change<Move>, before: State): void {
    if (change.type === 'restart') return;
    const { listener } = this;
    listener.turn.update();
    listener.touched ||= change.source === 'player' || change.source === 'host';
    this.keep();
    // A hand that another tab has overtaken counts only when the player chooses it.
    if (this.#isOver) this.#reportRun();
    const seen = this.#game.game.view(before, listener.viewer);
    listener.stepped(change, seen, this.session!.moveCount);
  }

  #queueStart(source: Source, resumed: boolean, previousTable: object | undefined): void {
    const settings = this.#settings.value!;
    queueTableStart(this.host.events, { source, settings, resumed, previousTable });
  }
}
