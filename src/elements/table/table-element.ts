import type { TranslatedKitWords } from '../../locales/translations.js';
import type { PropertyDeclarations, PropertyValues } from 'lit';
import { botRandom, commitment, formatSeed } from '../../core/cards/secure-shuffle.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { Change, SteppedChange } from '../../core/engine/session.js';
import { kitEn } from '../../locales/kit-en.js';
import { withCompany } from '../../core/table/company.js';
import { type TableRun, withId } from '../../core/table/table-run.js';
import { TableSession } from '../../core/table/table-session.js';
import { Autosave, type AutosaveHost } from '../controllers/autosave.js';
import { type BotHost, BotPace } from '../controllers/bot-pace.js';
import { tell } from '../base/events.js';
import { hostMove, hostSetup } from '../base/host-value.js';
import { KitElement } from '../base/kit-element.js';
import type { Seating } from '../controllers/room.js';
import { settleOptions } from '../base/setup.js';
import { RoomSeat, runOf } from './room-seat.js';
import { anySeed, newSeed, nextBotMove, personNow, refuseHost, toStore } from './turns.js';
import type { NewTable, SharedSettings, Table, TableGame } from './table-game.js';

/**
 * What every table's element is: it goes from hand to hand, lets bots act on what their seats may
 * see, and shows what the seat of the person may see and nothing else.
 *
 * @event {CustomEvent<GameStartDetail>} game-start - A table was opened, or taken up again.
 * @event {CustomEvent<HandStartDetail>} hand-start - A hand begins: its number, its dealer, and the commitment to its deck.
 * @event {CustomEvent<GameMoveDetail>} game-move - Somebody acted; the cards of a set are not told.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - Something was refused; with the reason.
 * @event {CustomEvent<HandEndDetail>} hand-end - A hand was paid: every seat's result and chips.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage could not be used.
 */
export abstract class TableElement<
  State extends { readonly options: object },
  Move extends { readonly type: string; readonly seat?: Seat },
  Options extends object,
  Settings extends SharedSettings,
>
  extends KitElement
  implements AutosaveHost, BotHost
{
  static override readonly properties: PropertyDeclarations = {};

  /** @internal */
  words: TranslatedKitWords = kitEn;
  /** The only way to the hand's deck and seed: no field of the element leads to them. */
  #table: Table<State, Move, Options> | undefined;
  protected settings: Settings | undefined;
  private page = '';
  readonly #autosave = new Autosave(this);
  protected readonly pace = new BotPace(this, () => this.tableGame.loadBots?.());
  private held = false;
  /** @internal The person who is to act, or looks; their cards lie open only where nobody else would see. */
  seatNow: Seat | undefined;
  private seen = false;
  protected resumed = false;
  private readonly seat = new RoomSeat(this, () => this.#autosave.key);
  /** @internal Whether a person acted in the hand since it was dealt or taken up. */
  touched = false;
  /** @internal Whether the table went on in another tab as well, and the player has to choose. */
  hasConflict = false;

  /** What is played. */
  protected abstract readonly tableGame: TableGame<State, Move, Options, Settings>;
  /** The attributes that choose the table: a change of any opens a new one. */
  protected abstract readonly tableAttributes: readonly string[];
  /** The settings as the attributes have them, unchecked; `null` stands for the default. */
  protected abstract pageSettings(): Readonly<Record<string, unknown>>;
  /** What a save belongs to: under other settings it is not taken up. */
  protected abstract pageOf(settings: Settings): unknown;
  /** A hand was begun, or taken up in the middle (`resumed`). */
  protected abstract begun(): void;
  protected abstract changed(change: SteppedChange<Move>, before: State): void;
  protected abstract refusalText(refusal: Refusal): string;
  /** Tells that no hand can be dealt fairly here. */ protected abstract cannotDeal(): Problem;
  /** A move as a host may know it: without cards that others must not see. */
  protected abstract toldMove(move: Move): { readonly move: unknown; readonly notation: string };
  /** What a seat's person would leave to a bot now; bots are asked anyway. */
  protected abstract leavesToBot(seat: Seat): boolean;
  private readonly leaves = (seat: Seat): boolean => this.leavesToBot(seat);

  /** What the seat that looks may see of the hand. Read only. */
  get state(): State | undefined {
    return this.#table?.session?.view(this.covered ? undefined : this.seatNow);
  }

  /** The run as it is kept: until the next hand as it was before this one. */
  protected get keptRun(): TableRun | undefined {
    return this.#table?.run;
  }

  /** The table from hand to hand: stacks, totals and history, this hand in it once it is over. */
  get run(): TableRun | undefined {
    return this.#table && runOf(this.tableGame, this.#table);
  }

  /** What the person whose turn it is may do, by the cards that are shown. */
  get legalMoves(): readonly Move[] {
    const { state, seatNow } = this;
    return state && seatNow !== undefined ? this.tableGame.game.moves(state, seatNow) : [];
  }

  /** The number of the hand, from 1. */
  get handNumber(): number {
    return this.#table?.run.hand ?? 0;
  }

  /** The hash by which the deck was settled before anybody staked; none for the host's own deck. */
  get commitment(): string | undefined {
    const seed = this.#table?.seed;
    return seed && commitment(seed);
  }

  get outcome(): 'over' | undefined {
    return this.isOver ? 'over' : undefined;
  }

  get paused(): boolean {
    return this.held;
  }

  /** @internal */
  get isOver(): boolean {
    return this.#table?.session?.outcome !== undefined;
  }

  /** The seed of a hand that is over, in hexadecimal digits, by which anybody can check its deck. */
  revealSeed(): string | undefined {
    const seed = this.isOver ? this.#table?.seed : undefined;
    return seed && formatSeed(seed);
  }

  /** Opens a new table with fresh stacks; `deck` are the cards of its first hand, in any order. */
  newGame(setup: NewTable = {}): Problem | undefined {
    return this.openTable('host', setup);
  }

  /** The same as a new game: a hand that was dealt is played, and is not dealt again. */
  restart(): void {
    this.openTable('host');
  }

  /** The next hand, once this one is over. */
  nextHand(): Problem | undefined {
    return this.goOn('host');
  }

  /** Plays a move of a person's seat as the host, judged by what the table shows; a refusal comes back. */
  play(given: Move): Refusal | undefined {
    const move = hostMove(given);
    const { keptRun, state, tableGame, seatNow } = this;
    const refusal = keptRun && state && refuseHost(tableGame.game, keptRun, state, move, seatNow);
    return refusal ? this.refused(refusal, 'host', move) : this.playAs(move, 'host');
  }

  /** Covers the table, and lets nobody act, until `resume()`. */
  pause(): void {
    this.held = true;
    this.pace.rest();
    this.requestUpdate();
  }

  resume(): void {
    this.held = false;
    this.requestUpdate();
    this.pace.wake();
  }

  /** The table as a small JSON object, hidden cards included: what is kept between visits. */
  save(): object | undefined {
    return this.#table && this.tableGame.save(this.#table);
  }

  /** Takes up a saved table, or says what is wrong with the save, the table in play untouched. */
  load(save: unknown): Problem | undefined {
    return this.resumeSave(save, 'host', this.#table && 'load');
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.settleLooks();
    // A hand that is played is finished where it was dealt.
    const free = changed.has('room') && this.#autosave.isMoved && (this.isOver || !this.touched);
    if (!this.#table || free) return this.begin();
    const before = this.page;
    if (changed.size === 0) return;
    this.settle();
    const chosen = this.tableAttributes.some((name) => changed.has(name));
    if (chosen && this.page !== before) return this.begin();
    // An attribute may leave a seat to a bot, or no longer.
    this.turn();
    this.pace.wake();
  }

  /** Whether several people share the device, and the one whose turn it is has not asked for the cards. */
  protected get covered(): boolean {
    const humans = this.#table?.run.kinds.filter((kind) => kind === 'human').length ?? 0;
    return humans > 1 && !this.isOver && !this.seen;
  }

  /** The person whose turn it is asks for the cards. */
  protected uncover(): void {
    this.seen = true;
    this.requestUpdate();
  }

  protected playAs(move: Move, source: Source): Refusal | undefined {
    const refusal = this.#table?.session?.play(move, { source, now: 0, aids: {} });
    return this.refused(refusal, source, move);
  }

  protected refused(reason: Refusal | undefined, source: Source, move?: Move): Refusal | undefined {
    if (reason) {
      tell(this, 'game-refuse', { source, move, reason, message: this.refusalText(reason) });
    }
    return reason;
  }

  /** The next hand, where this one is over and there are chips to play for. */
  protected goOn(source: Source, run = this.run): Problem | undefined {
    if (!this.isOver) return this.refused({ code: 'hand-runs' }, source);
    if (this.#autosave.isMoved) this.begin();
    else return this.deal(run!, source, 'next');
    return undefined;
  }

  protected openTable(source: Source, setup: unknown = {}): Problem | undefined {
    const given = hostSetup(setup, 'deck');
    if ('problem' in given) return this.complain(given.problem);
    this.settle();
    const run = this.tableGame.open(this.settings!, botRandom(anySeed(), 'table'));
    return this.deal(run, source, 'open', given.value['deck']);
  }

  /** @internal */
  conflict(): void {
    this.hasConflict = true;
    this.pace.rest();
    this.requestUpdate();
  }

  /** @internal Goes on with the table of the other tab, or with this one's. */
  settleConflict(takeOther: boolean): void {
    this.hasConflict = false;
    const other = this.#autosave.find();
    if (!other || !takeOther || this.resumeSave(other, 'player')) {
      // Its hands were played: where it is another run, what they brought stays.
      const loaded = this.tableGame.load(other);
      if ('value' in loaded) this.seat.tell(runOf(this.tableGame, loaded.value), 'over');
      this.#autosave.overwrite();
      this.seat.tellOwn();
    }
    this.pace.wake();
    this.requestUpdate();
  }

  /** @internal */
  prevailed(): void {
    this.seat.tellOwn();
  }

  private begin(): void {
    this.settle();
    const saved = this.enter();
    if (saved === undefined || this.resumeSave(saved, 'host')) this.openTable('host');
  }

  /** Takes the attributes as far as they can be used. */
  private settle(): void {
    const check = this.tableGame.check.bind(this.tableGame);
    const report = this.complainOnce.bind(this);
    this.settings = settleOptions(check, this.pageSettings(), this.settings, report);
    this.page = JSON.stringify(this.pageOf(this.settings));
  }

  /** Goes where the element stands now, and under the page's settings; gives the save there. */
  private enter(): unknown {
    if (this.isOver && this.#autosave.isMoved) this.seat.tellOwn('leave');
    this.seat.enter();
    return this.#autosave.open(this.page);
  }

  private deal(old: TableRun, source: Source, when: Seating, deck?: unknown): Problem | undefined {
    const { tableGame: table } = this;
    const [seed, previous] = [deck ? anySeed() : newSeed(), this.save()];
    if (!seed) return this.cannotDeal();
    this.enter();
    // What another tab has won meanwhile is not to be forgotten.
    if (this.#autosave.isOvertaken()) return undefined;
    // A hand that could not be kept is not entered yet, where another tab has told of the run since.
    if (this.touched) this.seat.tellOwn();
    const run = this.seat.tell(withCompany(old, this.settings!), when);
    const options = table.options(run, this.settings!, seed);
    const started = TableSession.start(table.game, { deck: deck ?? table.deckOf(seed), options });
    if ('problem' in started) {
      this.seat.tellOwn();
      return this.complain(started.problem);
    }
    this.attach({ run, session: started.value, seed: deck ? undefined : seed }, source, false);
    if (when === 'open') this.tellStart(source, false, previous);
    return undefined;
  }

  private resumeSave(save: unknown, source: Source, when?: Seating): Problem | undefined {
    const loaded = this.tableGame.load(save);
    if ('problem' in loaded) return this.complain(loaded.problem);
    if (!this.#table) {
      this.settle();
      this.enter();
    }
    const previous = this.save();
    const { run, session } = loaded.value;
    const { id } = this.seat.tell(runOf(this.tableGame, loaded.value), when ?? 'over');
    const known = withId(run, id);
    if (!session) return this.tellStart(source, true, previous, this.deal(known, source, 'next'));
    this.attach({ ...loaded.value, run: known }, source, true);
    return this.tellStart(source, true, previous);
  }

  private attach(table: Table<State, Move, Options>, source: Source, resumed: boolean): void {
    this.#table = table;
    this.held = false;
    this.seatNow = undefined;
    this.touched = false;
    this.turn();
    const session = table.session!;
    let before = session.state;
    session.subscribe((change) => {
      const was = before;
      before = session.state;
      if (this.#table === table) this.onChange(change, was);
    });
    this.keep();
    this.resumed = resumed;
    this.begun();
    const { hand, dealer } = table.run;
    // As anybody sees it: the dice are thrown after the stakes.
    const { options } = session.view();
    const told = { hand, dealer, options: { ...options }, commitment: this.commitment };
    tell(this, 'hand-start', { source, ...told, resumed });
    this.requestUpdate();
    this.pace.wake();
  }

  private onChange(change: Change<Move>, before: State): void {
    if (change.type === 'restart') return;
    this.turn();
    this.requestUpdate();
    this.touched ||= change.source === 'player' || change.source === 'host';
    this.keep();
    // A hand that another tab has overtaken counts once the player keeps it.
    if (this.isOver) this.seat.tellOwn();
    this.changed(change, before);
    this.tellStep(change);
    this.pace.wake();
  }

  /** Whose turn it is among the people; who has nothing to do looks on. */
  private turn(): void {
    const was = this.seatNow;
    this.seatNow = personNow(this.#table!, was, this.isOver, this.leaves);
    if (this.seatNow !== was) this.seen = false;
  }

  private tellStart(source: Source, resumed: boolean, previousTable?: object, problem?: Problem) {
    const table = { options: { ...this.settings }, deal: undefined, previous: undefined };
    if (!problem) tell(this, 'game-start', { source, ...table, resumed, previousTable });
    return problem;
  }

  private tellStep({ step, source }: SteppedChange<Move>): void {
    const [table, over] = [this.#table, this.isOver];
    const { moveCount: count, state } = table!.session!;
    [step.move, ...step.automatic].forEach((move, index) => {
      const by = index === 0 ? source : 'auto';
      tell(this, 'game-move', { ...this.toldMove(move), count, elapsed: 0, source: by });
    });
    if (!over || this.#table !== table) return;
    const run = this.run!;
    const record = run.history.at(-1)!;
    const results = this.resultsOf(state);
    const told = { ...record, stacks: run.stacks, results, commitment: this.commitment };
    tell(this, 'hand-end', { source, ...told });
  }

  /** What the game tells of how a hand was paid. */
  protected abstract resultsOf(state: State): unknown;

  /** @internal */ keep(): void {
    this.#autosave.keep(() => this.tableGame.save(toStore(this.tableGame, this.#table!)));
  }

  /** @internal */ nextAct(): (() => void) | undefined {
    const table = this.held || this.hasConflict || this.isOver ? undefined : this.#table;
    const move = table && nextBotMove(this.tableGame, table, this.leaves);
    const kind = move && this.#table!.run.kinds[move.seat!];
    return move && (() => void this.playAs(move, kind === 'bot' ? 'bot' : 'auto'));
  }
}
