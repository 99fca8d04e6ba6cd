import { toJson } from '../../core/engine/json.js';
import { isServer } from 'lit';
import { numberOr } from '../../core/cards/deal-number.js';
import type { Checked, Problem, Refusal } from '../../core/engine/reason.js';
import type { Outcome, Source } from '../../core/engine/rules.js';
import type { Save } from '../../core/engine/save.js';
import { type Change, Session, type Setup } from '../../core/engine/session.js';
import { EmptyBoard } from '../base/empty-view.js';
import { hostMove, hostSetup } from '../base/host-value.js';
import { NOT_BEGUN } from '../base/player-requests.js';
import { type NewGame, randomDeal } from '../base/setup.js';
import { Assistance } from './assistance.js';
import { Autosave, type SavedGame } from './autosave.js';
import type { GameDefinition, GameHost, GameSession, GameSources } from './game-definition.js';
import { GameEvents, refusalText } from './game-events.js';
import { NO_REQUESTED_GAME, type RequestedGame } from './requested-game.js';
import { PageSetup } from './page-setup.js';
import { PlayClock } from './play-clock.js';
import { SlowReader } from './slow-reader.js';

type Verb = 'undo' | 'redo' | 'restart';

/** What identifies a deal. */
const dealKey = ({ deal, deck, position }: Save): string => toJson([deal, deck, position]);

/** Begins, saves, resumes and replaces the game of an element. It holds the session, and reports every change. */
export class GameController<State, Move> implements SavedGame {
  session: GameSession<State, Move> | undefined;
  /** The visible state, or an empty board before the first deal. Each change makes a new object. */
  view: State | undefined;
  /** Whether the game was also played in another tab, so that the player has to choose. */
  hasConflict = false;
  /** Whether a move was made since the game was dealt or resumed. */
  touched = false;
  readonly clock: PlayClock;
  readonly reader: SlowReader<unknown, GameSession<State, Move>>;
  private readonly autosave: Autosave;
  readonly setup: PageSetup;
  readonly assistance: Assistance;
  private readonly events: GameEvents<State, Move>;
  /** The game that a new game or a restart replaced. Undo brings it back until the first move. */
  private previous: Save | undefined;
  /** The page's settings that the current game was begun with. */
  private begunUnder: string | undefined;
  private readonly emptyBoard = new EmptyBoard();

  /** @param ticked is called twice a second while the clock runs and the game is visible */
  constructor(
    private readonly host: GameHost<State, Move>,
    private readonly definition: () => GameDefinition<State, Move>,
    ticked: () => void,
    private readonly sources: () => GameSources = () => ({}),
  ) {
    this.clock = new PlayClock(host, ticked);
    this.autosave = new Autosave(host, this);
    this.setup = new PageSetup(host, definition);
    this.assistance = new Assistance(this.autosave);
    this.events = new GameEvents(this, host.events, definition);
    this.reader = new SlowReader(
      host,
      (save) => Session.reading(this.rules, save),
      (isWaiting) => this.showReading(isWaiting),
      (save, again) => this.sources().awaits?.(save, again) === true,
    );
  }

  get outcome(): Outcome | undefined {
    return this.session?.outcome;
  }

  get deal(): number | undefined {
    return this.session?.deal;
  }

  /** The move count. The page decides whether undos are part of it. */
  get moveCount(): number {
    const { session, undoCount } = this;
    const count = session ? (this.definition().moveCount?.(session) ?? session.moveCount) : 0;
    return this.host.inForce?.countsUndos === false ? count - undoCount : count;
  }

  /** The number of undos since the deal, or since a restart. */
  get undoCount(): number {
    return this.session?.undos ?? 0;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.session?.elapsed(this.clock.now()) ?? 0;
  }

  /** Whether a move can be made now. */
  get isPlayable(): boolean {
    const { session, clock, hasConflict, outcome } = this;
    return session !== undefined && !clock.paused && !hasConflict && outcome !== 'won';
  }

  /** Whether a long game is being read. */
  get isWaiting(): boolean {
    return this.reader.isWaiting || this.requested.isWaiting;
  }

  /** Whether Undo brings back the game that this one replaced. */
  get canGoBack(): boolean {
    const { previous } = this;
    if (!previous || !this.host.locked) return previous !== undefined;
    return dealKey(previous) === dealKey(this.save()!);
  }

  save(): Save | undefined {
    return this.session?.save(this.clock.now());
  }

  /**
   * Called before each render. Begins the first game, resumes the game of another room, and starts a new game
   * if the page's attributes ask for another deal.
   */
  update(): void {
    const asksAnew = this.setup.read();
    // A server knows neither the link nor the day. Any other deal would differ from the browser's.
    if (isServer as boolean) {
      if (this.setup.deal !== undefined) this.begin();
    } else if (!this.session || this.autosave.isMoved) this.begin();
    else if (asksAnew) this.startFromPage();
    // So that the page around the board doesn't move when the game begins.
    if (!this.session) this.view = this.emptyBoard.view(this.rules, this.setup.options!);
  }

  /** Starts the game that a page asks for. */
  newGame(given: unknown): Problem | undefined {
    const setup = hostSetup(given, 'deal');
    return 'problem' in setup ? this.host.complain(setup.problem) : this.start(setup.value, 'host');
  }

  /**
   * Starts a new game: a random deal, a numbered one, or a deck.
   * @param isAny whether any deal is fine. Default: whether the setup names no deal.
   */
  start(given: NewGame, source: Source, isAny?: boolean): Problem | undefined {
    const { deal, deck, position, ...others } = typeof given === 'object' ? given : { deal: given };
    if (this.sources().awaits?.({ position }, () => this.start(given, source, isAny)))
      return undefined;
    // An attribute that has just been set belongs to this game and starts no other.
    this.setup.read();
    const options = { ...this.setup.options, ...others };
    const isOpen = (deal ?? deck ?? position) === undefined;
    const chosen = isOpen
      ? this.chooseDeal(options, source)
      : { deal: numberOr(deal), deck, position };
    if (!chosen) {
      this.cancelReading();
      return undefined;
    }
    const started = Session.start(this.rules, { ...chosen, options });
    if ('problem' in started) return this.host.complain(started.problem);
    this.cancelReading();
    this.replace(started.value, source, isAny ?? isOpen);
    return undefined;
  }

  /** Plays a move. If it is refused, returns the reason and changes nothing. */
  play(move: Move, source: Source, aids = this.definition().aids?.() ?? {}): Refusal | undefined {
    this.host.events.flush();
    const copied = source === 'host' ? hostMove(move) : move;
    const { session } = this;
    const how = { source, now: this.clock.now(), aids };
    const refusal = session ? session.play(copied, how) : NOT_BEGUN;
    return this.refuse(refusal, source, copied);
  }

  /** @param continues whether an undo continues the last one, so that both count as one */
  act(verb: Verb, source: Source, continues = false): Refusal | undefined {
    this.host.events.flush();
    const putAside = verb === 'restart' && this.isPlayed ? this.save() : this.previous;
    const how = { source, now: this.clock.now(), continues };
    const refusal = this.session ? this.session[verb](how) : NOT_BEGUN;
    if (verb === 'restart') this.previous = putAside;
    return this.refuse(refusal, source);
  }

  /** Undo. Right after a new game or a restart, it brings back the replaced game. */
  goBack(): void {
    const previous = this.canGoBack ? this.previous : undefined;
    if (!previous) return void this.act('undo', 'player');
    const again = (): void => {
      if (this.previous === previous) this.goBack();
    };
    const loaded = this.reader.read(previous, again);
    if (loaded) this.resume(loaded, 'player');
  }

  /** Records that the player had help with this deal: a hint, or a move of a way to win. */
  assist(by: 'hint' | 'shown'): void {
    this.assistance.add(by, this.session!);
    // A game without moves is not saved, so that other tabs are not notified.
    if (this.touched) this.keep();
  }

  /** Resumes a saved game. If the save is wrong, returns the problem and changes nothing. */
  load(save: unknown): Problem | undefined {
    if (this.sources().awaits?.(save, () => this.load(save))) return undefined;
    return this.resume(Session.load(this.rules, save), 'host');
  }

  /** Like `load`, but reads the save in slices. */
  async loadInSlices(save: unknown): Promise<Problem | undefined> {
    return this.resume(await this.reader.later(Session.reading(this.rules, save)), 'host');
  }

  /** Reports a refusal to the player and the page, if there is one. */
  refuse(reason: Refusal | undefined, source: Source, move?: Move): Refusal | undefined {
    if (!reason) return undefined;
    const { host } = this;
    const message = refusalText(host, reason, this.session?.at);
    if (source === 'player') host.liveRegion.say(message, { show: true, isAdvice: true });
    host.events.add('game-refuse', { source, move, reason, message });
    return reason;
  }

  /** Tells the player that a long game is being read, until it is. */
  showReading(isWaiting: boolean): void {
    const { liveRegion, words } = this.host;
    const { openingGame } = words.patience;
    if (isWaiting) liveRegion.say(openingGame, { show: true });
    else if (liveRegion.shown === openingGame) liveRegion.clearStatus();
    this.host.requestUpdate();
  }

  conflict(): void {
    this.hasConflict = true;
    this.host.requestUpdate();
  }

  /** Continues the other tab's game, or this tab's. */
  settleConflict(takeOther: boolean): void {
    const other = takeOther ? this.autosave.look() : [];
    const read = this.reader.readFirst(other, () => this.settleConflict(true));
    if (!read) return;
    this.hasConflict = false;
    if (takeOther) this.autosave.find();
    // If the other tab has won it meanwhile, it is no longer stored.
    if (read.every((loaded) => this.resume(loaded, 'player'))) this.autosave.overwrite();
    this.reader.stop();
    this.host.conflictSettled?.();
    this.host.requestUpdate();
  }

  /**
   * Begins the game that the page asks for: of a link, stored under the page's settings, or a new deal. In
   * another room a game in progress continues. If that room has no game, any game continues.
   */
  begin(): void {
    if (this.requested.isPending) return;
    this.setup.read();
    const { shared } = this.requested;
    const isMoved = this.session !== undefined && this.autosave.isMoved;
    const carried = isMoved && !shared && this.touched && this.isPlayed;
    const kept = this.autosave.peek(this.settingsKey, carried);
    const saves = shared ? [...kept, shared] : kept;
    const read = this.reader.readFirst(saves, () => this.begin());
    if (!read) return;
    this.autosave.open(this.settingsKey, carried);
    for (const loaded of read) {
      if ('value' in loaded) {
        // The previous room keeps the old game, so it doesn't count as replaced.
        if (isMoved) this.session = undefined;
        return this.attach(loaded.value, 'host', true);
      }
      this.host.complain(loaded.problem);
    }
    if (isMoved) this.keep();
    else this.start(this.setup.start, 'host');
  }

  /** Replaces the current game. */
  attach(session: GameSession<State, Move>, source: Source, resumed: boolean): void {
    this.host.events.flush();
    const previous = this.isPlayed ? this.save() : undefined;
    this.cancelReading();
    this.touched = false;
    // After several new deals in a row, Undo still brings back the game before the first of them.
    this.previous = resumed ? undefined : (previous ?? this.previous);
    this.session = session;
    this.assistance.recall(session);
    const view = (this.view = session.view());
    // The game of another link, or of none, is stored elsewhere.
    this.autosave.open(this.settingsKey, !resumed);
    this.clock.follow(session);
    session.subscribe((change) => this.changed(change));
    this.keep();
    const kept = this.requested.isPreviousKept || this.isElsewhere;
    this.begunUnder = this.setup.text;
    this.host.gameChanged({ type: 'start', after: view });
    this.events.start({ source, resumed, previous, kept });
  }

  /** Saves the game in play and takes it off the board: the element plays another game. */
  leave(): void {
    this.host.events.flush();
    this.cancelReading();
    this.autosave.release();
    this.session = this.view = this.previous = this.begunUnder = undefined;
    this.hasConflict = this.touched = false;
  }

  /** Chooses a deal if none was requested. `undefined` if that takes time: the game starts later. */
  private chooseDeal(options: object, source: Source): Setup | undefined {
    const { position } = this.setup;
    if (position !== undefined) return { position };
    const { shuffle } = this.definition();
    if (shuffle) return { deck: shuffle() };
    const { text } = this.setup;
    const { anyDeal = randomDeal } = this.sources();
    // Meanwhile the page may have returned to the settings of the current game.
    const again = (deal: number): unknown =>
      text === this.setup.text && this.start({ ...options, deal }, source, true);
    const deal = anyDeal(options, again);
    return deal === undefined ? undefined : { deal };
  }

  private get rules(): GameDefinition<State, Move>['game'] {
    return this.definition().game;
  }

  get requested(): RequestedGame {
    return this.sources().requested ?? NO_REQUESTED_GAME;
  }

  /** The settings under which the game to be played here is stored. */
  private get settingsKey(): string {
    return this.setup.text + this.requested.saveSlot;
  }

  /** Whether the page's settings have changed since the current game began. */
  private get isElsewhere(): boolean {
    return this.begunUnder !== undefined && this.setup.text !== this.begunUnder;
  }

  /** Whether the player would miss the game. */
  private get isPlayed(): boolean {
    return this.moveCount > 0 && this.outcome !== 'won';
  }

  /** Resumes the game stored under the new settings, or starts one, unless the old ones are back. */
  private startFromPage(): void {
    this.cancelReading();
    if (this.isElsewhere) this.start(this.setup.start, 'host', true);
  }

  private resume(loaded: Checked<GameSession<State, Move>>, source: Source): Problem | undefined {
    if ('problem' in loaded) return this.host.complain(loaded.problem);
    if (!this.session) this.setup.read();
    this.attach(loaded.value, source, true);
    return undefined;
  }

  /** Replaces the current game with a new one. */
  private replace(session: GameSession<State, Move>, source: Source, isAny: boolean): void {
    // A deal that was requested under other settings is dealt at once. If a game is stored there, the player
    // chooses.
    if (isAny || !this.isElsewhere) {
      // A new random deal resumes the saved game for these settings, if there is one.
      const goesOn = isAny && (this.requested.beforeNewDeal() || this.isElsewhere);
      const again = (): void => this.replace(session, source, isAny);
      const read = this.reader.readFirst(goesOn ? this.autosave.peek(this.settingsKey) : [], again);
      if (!read) return;
      this.autosave.open(this.settingsKey);
      if (read.some((loaded) => !this.resume(loaded, source))) return;
      // The player has not seen what another tab made of the stored game.
      if (this.autosave.askIfOvertaken()) return;
    }
    this.attach(session, source, false);
  }

  /** Cancels the reading of a link or save, because another game is wanted. */
  private cancelReading(): void {
    const isOpening = this.reader.isOpening || this.requested.isOpening;
    this.reader.stop();
    if (isOpening) this.requested.cancel();
  }

  private changed(change: Change<Move>): void {
    const { source } = change;
    const before = this.view!;
    const after = (this.view = this.session!.view());
    this.previous = undefined;
    this.touched = true;
    this.keep();
    this.host.gameChanged({ ...change, before, after });
    if (change.type === 'restart') {
      return this.events.start({ source, resumed: false, previous: undefined, kept: false });
    }
    this.events.step(change);
  }

  private keep(): void {
    this.autosave.keep(this.outcome === 'won' ? undefined : () => this.save()!);
  }
}
