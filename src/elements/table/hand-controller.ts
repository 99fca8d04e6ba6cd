import type { PropertyValues } from 'lit';
import { botRandom, commitment, formatSeed } from '../../core/cards/secure-shuffle.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { Change, SteppedChange } from '../../core/engine/session.js';
import { withCompany } from '../../core/table/company.js';
import {
  type KeptTable,
  NO_TABLES,
  type TableHistory,
  afterTable,
  beforeHand,
} from '../../core/table/kept-tables.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import type { SeatKind } from '../../core/table/seats.js';
import { type TableRun, withId } from '../../core/table/table-run.js';
import { TableSession } from '../../core/table/table-session.js';
import type { EventQueue } from '../base/event-queue.js';
import { hostSetup } from '../base/host-value.js';
import type { Autosave, KeptGame } from '../controllers/autosave.js';
import type { BotController } from '../controllers/bot-controller.js';
import type { Seating } from '../controllers/room.js';
import type { HandDefinition } from './definition.js';
import { tellHand, tellHandEnd, tellMoves, tellTable } from './hand-events.js';
import { nextBotMove, refuseHost } from './hand-moves.js';
import type { RoomSeat } from './room-seat.js';
import { handSeen, historyOf, runOf, toStore } from './running-table.js';
import { anySeed, newSeed } from './seeds.js';
import type { SharedSettings, Table, TableGame, TableMove, TableState } from './table-game.js';
import { TableSettings } from './table-settings.js';
import { TurnController, type TurnHost } from './turn-controller.js';

/** The table at which hands are played. */
export interface HandHost<State, Move> {
  readonly botPace: Pick<BotController, 'rest' | 'wake'>;
  /** Every event asks for the update after which it is dispatched. */
  readonly events: Pick<EventQueue, 'add' | 'flush'>;
  requestUpdate(): void;
  complain(problem: Problem): Problem;
  /** Reports an option's problem, once for each wrong value. */
  reportOption(option: string, problem: Problem | undefined): void;
  /** A hand was begun, or taken up in the middle. */
  handBegan(isResumed: boolean): void;
  /** A step was made. `before` is what its viewer could see before it. */
  stepMade(change: SteppedChange<Move>, before: State): void;
  /** Tells that something was refused, and gives the reason back. */
  refused(reason: Refusal, source: Source, move?: Move): Refusal;
  /** Tells that no hand can be dealt fairly here. */
  cannotDeal(): Problem;
}

/** Where a table is kept, and its chips: in the browser, or in a room. */
export interface HandPlaces {
  readonly autosave: Pick<
    Autosave,
    'open' | 'keep' | 'find' | 'overwrite' | 'isMoved' | 'askIfOvertaken'
  >;
  readonly roomSeat: Pick<RoomSeat, 'enter' | 'tell'>;
}

/**
 * Takes a table from hand to hand: opens it, deals, takes it up again, keeps it, and tells of it. Nothing
 * of it leads to the hand's deck or seed but `save()`, which is the host's.
 */
export class HandController<
  State extends TableState,
  Move extends TableMove,
  Options extends object,
  Settings extends SharedSettings,
>
  implements TurnHost, KeptGame
{
  /** The only way to the hand's deck and seed. */
  #table: Table<State, Move, Options> | undefined;
  readonly #host: HandHost<State, Move>;
  /** What is played; a field of the element that is not there yet when the hand is made. */
  readonly #definition: () => HandDefinition<State, Move, Options, Settings>;
  /** It has saves, and so the deck. */
  readonly #autosave: HandPlaces['autosave'];
  readonly #roomSeat: HandPlaces['roomSeat'];
  readonly turn = new TurnController(this);
  /** Whether nobody may act until the player or the host goes on. */
  isPaused = false;
  /** Whether a person acted in the hand since it was dealt or taken up. */
  touched = false;
  /** Whether the table went on in another tab as well, and the player has to choose. */
  hasConflict = false;
  readonly #settings: TableSettings<Settings>;

  constructor(
    host: HandHost<State, Move>,
    definition: () => HandDefinition<State, Move, Options, Settings>,
    placesOf: (game: KeptGame) => HandPlaces,
  ) {
    const { autosave, roomSeat } = placesOf(this);
    this.#host = host;
    this.#definition = definition;
    this.#autosave = autosave;
    this.#roomSeat = roomSeat;
    this.#settings = new TableSettings(definition, host);
  }

  /** The seat whose view is shown; none while the cards are covered. */
  get viewer(): Seat | undefined {
    return this.turn.viewer;
  }

  /** What the viewer may see of the hand. */
  get state(): State | undefined {
    return this.#table?.session?.view(this.viewer);
  }

  /** The run as it is kept: until the next hand as it was before this one. */
  get keptRun(): TableRun | undefined {
    return this.#table?.run;
  }

  /** The run with this hand in it, once it is over. */
  get run(): TableRun | undefined {
    return this.#table && runOf(this.#game, this.#table);
  }

  get kinds(): readonly SeatKind[] {
    return this.#table?.run.kinds ?? [];
  }

  /** What the person whose turn it is may do, by the cards that are shown. */
  get legalMoves(): readonly Move[] {
    const { state, turn } = this;
    return state && turn.seat !== undefined ? this.#rules.moves(state, turn.seat) : [];
  }

  /** The table with all that is kept of what was played; nothing before the first hand. */
  get history(): TableHistory | undefined {
    return this.#table && historyOf(this.#game, this.#table);
  }

  /** A hand that is over (of an earlier table, where one is given), or that runs, as whoever looks saw it. */
  seenHand(hand: number, at?: KeptTable): SeenHand<State, Move> | undefined {
    return this.#table && handSeen(this.#rules, this.#table, { hand, at }, this.viewer);
  }

  get isOver(): boolean {
    return this.#table?.session?.outcome !== undefined;
  }

  /** The hash by which the deck was settled before anybody staked; none for the host's own deck. */
  get commitment(): string | undefined {
    const seed = this.#table?.seed;
    return seed && commitment(seed);
  }

  /** The seed of a hand that is over. */
  revealSeed(): string | undefined {
    const seed = this.isOver ? this.#table?.seed : undefined;
    return seed && formatSeed(seed);
  }

  isAwaited(seat: Seat): boolean {
    // A cut is nobody's duty: a seat that may only cut keeps no one waiting.
    const moves = this.#table!.session!.legalMoves(seat);
    return !this.#leavesToBot(seat) && moves.some(({ type }) => type !== 'cut');
  }

  /** Before an update: opens or takes up a table, where the room or the settings ask for one. */
  follow(changed: PropertyValues): void {
    // A hand that is played is finished where it was dealt.
    const { isMoved } = this.#autosave;
    const isFree = changed.has('room') && isMoved && (this.isOver || !this.touched);
    if (!this.#table || isFree) return this.#begin();
    const before = this.#settings.key;
    if (changed.size === 0) return;
    this.#settings.settle();
    const isChosen = this.#definition().newTable.some((name) => changed.has(name));
    if (isChosen && this.#settings.key !== before) return this.#begin();
    // An attribute may leave a seat to a bot, or no longer.
    this.turn.settle();
    this.#host.botPace.wake();
  }

  /** Opens a new table with fresh stacks; what was played before stays known, unless other tables are given. */
  open(
    source: Source,
    setup: unknown = {},
    earlier = afterTable(this.history),
  ): Problem | undefined {
    const given = hostSetup(setup, 'deck');
    if ('problem' in given) return this.#host.complain(given.problem);
    const run = this.#game.open(this.#settings.settle(), botRandom(anySeed(), 'table'));
    return this.#deal({ run, past: [], earlier }, source, 'open', given.value['deck']);
  }

  /** The next hand of a run, once this one is over. */
  next(source: Source, run = this.run): Problem | undefined {
    if (!run || !this.isOver) return this.#host.refused({ code: 'hand-runs' }, source);
    if (!this.#autosave.isMoved) return this.#deal({ ...this.history!, run }, source, 'next');
    this.#begin();
    return undefined;
  }

  /** The chips that everybody brings. */
  get stack(): number {
    return this.#settings.value!.stack;
  }

  /** A move of the host's, judged by what the table shows. */
  playAsHost(move: Move): Refusal | undefined {
    const { keptRun, state, turn } = this;
    const refusal = keptRun && state && refuseHost(this.#rules, keptRun, state, move, turn.seat);
    return refusal ? this.#host.refused(refusal, 'host', move) : this.play(move, 'host');
  }

  play(move: Move, source: Source): Refusal | undefined {
    this.#host.events.flush();
    const refusal = this.#table?.session?.play(move, { source, now: 0, aids: {} });
    return refusal && this.#host.refused(refusal, source, move);
  }

  /** The next move of a bot, to be made later; none while there is nothing for bots to do. */
  nextBotMove(): (() => void) | undefined {
    const { isPaused, hasConflict, isOver } = this;
    const table = isPaused || hasConflict || isOver ? undefined : this.#table;
    const move = table && nextBotMove(this.#game, table, (seat) => this.#leavesToBot(seat));
    const source = move && this.kinds[move.seat!] === 'bot' ? 'bot' : 'auto';
    return move && (() => void this.play(move, source));
  }

  pause(): void {
    this.isPaused = true;
    this.#host.botPace.rest();
    this.#host.requestUpdate();
  }

  resume(): void {
    this.isPaused = false;
    this.#host.requestUpdate();
    this.#host.botPace.wake();
  }

  save(): object | undefined {
    return this.#table && this.#game.save(this.#table);
  }

  /** Takes up a saved table, or says what is wrong with the save, the table in play untouched. */
  load(save: unknown): Problem | undefined {
    return this.#resumeSave(save, 'host', this.#table && 'load');
  }

  /** Keeps the table as it is now. */
  keep(): void {
    const game = this.#game;
    this.#autosave.keep(() => game.save(toStore(game, this.#table!)));
  }

  /** Another tab has played on: the player chooses. */
  conflict(): void {
    this.hasConflict = true;
    this.#host.botPace.rest();
    this.#host.requestUpdate();
  }

  /** Goes on with the table of the other tab, or with this one's. */
  settleConflict(takeOther: boolean): void {
    this.hasConflict = false;
    const other = this.#autosave.find();
    if (!other || !takeOther || this.#resumeSave(other, 'player')) {
      // Its hands were played: where it is another run, what they brought stays.
      const loaded = this.#game.load(other);
      if ('value' in loaded) this.#roomSeat.tell(runOf(this.#game, loaded.value), 'over');
      this.#autosave.overwrite();
      this.#tellRun();
    }
    this.#host.botPace.wake();
    this.#host.requestUpdate();
  }

  /** The table that is kept is this tab's. */
  prevailed(): void {
    this.#tellRun();
  }

  get #game(): TableGame<State, Move, Options, Settings> {
    return this.#definition().game;
  }

  get #rules(): TableGame<State, Move, Options, Settings>['game'] {
    return this.#game.game;
  }

  #leavesToBot(seat: Seat): boolean {
    return !!this.#definition().leavesToBot?.(seat, this.state!);
  }

  /** Tells the room of the table's run, unless another tab has overtaken it. */
  #tellRun(when: Seating = 'over'): void {
    const { run, hasConflict } = this;
    if (run && !hasConflict) this.#roomSeat.tell(run, when);
  }

  #begin(): void {
    this.#settings.settle();
    const saved = this.#enter();
    if (saved === undefined || this.#resumeSave(saved, 'host')) this.open('host', {}, NO_TABLES);
  }

  /** Goes where the element stands now, and under the page's settings; gives the save there. */
  #enter(): unknown {
    if (this.isOver && this.#autosave.isMoved) this.#tellRun('leave');
    this.#roomSeat.enter();
    return this.#autosave.open(this.#settings.key);
  }

  #deal(old: TableHistory, source: Source, when: Seating, deck?: unknown): Problem | undefined {
    const [game, host] = [this.#game, this.#host];
    const [seed, previous] = [deck ? anySeed() : newSeed(), this.save()];
    if (!seed) return host.cannotDeal();
    this.#enter();
    // What another tab has won meanwhile is not to be forgotten.
    if (this.#autosave.askIfOvertaken()) return undefined;
    // A hand that could not be kept is not entered yet, where another tab has told of the run since.
    if (this.touched) this.#tellRun();
    const run = this.#roomSeat.tell(withCompany(old.run, this.#settings.value!), when);
    const options = game.options(run, this.#settings.value!, seed);
    const started = TableSession.start(game.game, { deck: deck ?? game.deckOf(seed), options });
    if ('problem' in started) {
      this.#tellRun();
      return host.complain(started.problem);
    }
    const seeded = { session: started.value, seed: deck ? undefined : seed };
    this.#attach({ ...beforeHand(old, run), ...seeded }, source, false);
    if (when === 'open') this.#tellStart(source, false, previous);
    return undefined;
  }

  #resumeSave(save: unknown, source: Source, when?: Seating): Problem | undefined {
    const loaded = this.#game.load(save);
    if ('problem' in loaded) return this.#host.complain(loaded.problem);
    if (!this.#table) {
      this.#settings.settle();
      this.#enter();
    }
    // The player gives this tab's hand up for the save: it is not entered.
    if (when !== 'load') this.touched = false;
    const previous = this.save();
    const { id } = this.#roomSeat.tell(runOf(this.#game, loaded.value), when ?? 'over');
    const run = withId(loaded.value.run, id);
    const table = { ...loaded.value, run };
    if (table.session) this.#attach(table, source, true);
    const problem = table.session
      ? undefined
      : this.#deal(historyOf(this.#game, table), source, 'next');
    if (!problem) this.#tellStart(source, true, previous);
    return problem;
  }

  #attach(table: Table<State, Move, Options>, source: Source, resumed: boolean): void {
    const host = this.#host;
    host.events.flush();
    const isPlayedOn = !resumed && this.kinds.join() === table.run.kinds.join();
    this.#table = table;
    this.isPaused = false;
    this.touched = false;
    this.turn.begin(isPlayedOn);
    const session = table.session!;
    let before = session.state;
    session.subscribe((change) => {
      const was = before;
      before = session.state;
      if (this.#table === table) this.#onChange(change, was);
    });
    this.keep();
    host.handBegan(resumed);
    tellHand(host.events, table, { source, commitment: this.commitment, resumed });
    host.botPace.wake();
  }

  #onChange(change: Change<Move>, before: State): void {
    if (change.type === 'restart') return;
    const host = this.#host;
    this.turn.settle();
    this.touched ||= change.source === 'player' || change.source === 'host';
    this.keep();
    // A hand that another tab has overtaken counts once the player keeps it.
    if (this.isOver) this.#tellRun();
    host.stepMade(change, this.#rules.view(before, this.viewer));
    const { session } = this.#table!;
    tellMoves(host.events, this.#game, { change, view: this.state!, count: session!.moveCount });
    if (this.isOver) {
      const { results } = session!.state;
      const { source } = change;
      tellHandEnd(host.events, this.run!, { source, results, commitment: this.commitment });
    }
    host.botPace.wake();
  }

  #tellStart(source: Source, resumed: boolean, previousTable: object | undefined): void {
    const settings = this.#settings.value!;
    tellTable(this.#host.events, { source, settings, resumed, previousTable });
  }
}
