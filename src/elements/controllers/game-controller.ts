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
import { Autosave, type KeptGame } from './autosave.js';
import type { GameDefinition, GameHost, GameSession, GameSources } from './game-definition.js';
import { GameEvents } from './game-events.js';
import { NO_PLACE, type Place } from './game-place.js';
import { PageSetup } from './page-setup.js';
import { PlayClock } from './play-clock.js';
import { refusalText } from './refusal-text.js';
import { SlowReader } from './slow-reader.js';

/** What a game was dealt from. */
const originOf = ({ deal, deck, position }: Save): string => toJson([deal, deck, position]);

/**
 * The life of the game that an element plays: begun, kept, taken up, replaced. It holds the session, which
 * alone changes the game, and tells of every change.
 */
export class GameController<State, Move> implements KeptGame {
  session: GameSession<State, Move> | undefined;
  /** What is seen of the game, or of an empty board before its first deal. Each change makes another object. */
  view: State | undefined;
  /** Whether the game went on in another tab as well, and the player has to choose. */
  hasConflict = false;
  /** Whether it was played on since it was dealt or taken up. */
  touched = false;
  readonly clock: PlayClock;
  readonly reader: SlowReader<unknown, GameSession<State, Move>>;
  private readonly autosave: Autosave;
  readonly setup: PageSetup;
  readonly assistance: Assistance;
  private readonly events: GameEvents<State, Move>;
  /** The game that a new one, or a restart, put aside, for as long as that one is untouched. */
  private previous: Save | undefined;
  /** The page's settings that the game in play was dealt or taken up under. */
  private begunUnder: string | undefined;
  private readonly emptyBoard = new EmptyBoard();

  /** @param ticked is called twice a second while the clock runs and the game is seen */
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
      (save) => this.sessionClass.reading(this.rules, save),
      (isWaiting) => this.waits(isWaiting),
      (save, again) => this.sources().awaits?.(save, again) === true,
    );
  }

  get outcome(): Outcome | undefined {
    return this.session?.outcome;
  }

  get deal(): number | undefined {
    return this.session?.deal;
  }

  get moveCount(): number {
    const { session } = this;
    const { moveCount } = this.definition();
    return session ? (moveCount?.(session) ?? session.moveCount) : 0;
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
    return this.reader.isWaiting || this.place.isWaiting;
  }

  /** Whether Undo brings the game back that this one put aside. */
  get canGoBack(): boolean {
    const { previous } = this;
    if (!previous || !this.host.locked) return previous !== undefined;
    return originOf(previous) === originOf(this.save()!);
  }

  save(): Save | undefined {
    return this.session?.save(this.clock.now());
  }

  /**
   * Called before each render: begins the game at first and in another room, and a new one where the
   * page's attributes ask for another deal.
   */
  update(): void {
    const asksAnew = this.setup.read();
    // A server knows neither a link nor the day. Any other deal would be another one in the browser.
    if (isServer as boolean) {
      if (this.setup.deal !== undefined) this.begin();
    } else if (!this.session || this.autosave.isMoved) this.begin();
    else if (asksAnew) this.startFromPage();
    // The page around the board stays still until the game begins.
    if (!this.session) this.view = this.emptyBoard.view(this.rules, this.setup.options!);
  }

  /** Starts what a host asks for. */
  newGame(given: unknown): Problem | undefined {
    const setup = hostSetup(given, 'deal');
    return 'problem' in setup ? this.host.complain(setup.problem) : this.start(setup.value, 'host');
  }

  /**
   * Starts a new game: any deal, a numbered one, or a deck.
   *
   * @param isAny whether nobody asked for this very deal; else as the setup has it
   */
  start(given: NewGame, source: Source, isAny?: boolean): Problem | undefined {
    const { deal, deck, position, ...others } = typeof given === 'object' ? given : { deal: given };
    if (this.sources().awaits?.({ position }, () => this.start(given, source, isAny)))
      return undefined;
    // An attribute that was set just now is part of this game, and starts no other one.
    this.setup.read();
    const options = { ...this.setup.options, ...others };
    const isOpen = (deal ?? deck ?? position) === undefined;
    const chosen = isOpen
      ? this.chooseDeal(options, source)
      : { deal: numberOr(deal), deck, position };
    if (!chosen) {
      this.giveUp();
      return undefined;
    }
    const started = this.sessionClass.start(this.rules, { ...chosen, options });
    if ('problem' in started) return this.host.complain(started.problem);
    this.giveUp();
    this.replace(started.value, source, isAny ?? isOpen);
    return undefined;
  }

  /** Plays a move; a refusal comes back with its reason, and nothing changes. */
  play(move: Move, source: Source, aids = this.definition().aids?.() ?? {}): Refusal | undefined {
    this.host.events.flush();
    const own = source === 'host' ? hostMove(move) : move;
    const { session } = this;
    const at = { source, now: this.clock.now() };
    const refusal = session ? session.play(own, { ...at, aids }) : NOT_BEGUN;
    return this.refuse(refusal, source, own);
  }

  act(verb: 'undo' | 'redo' | 'restart', source: Source): Refusal | undefined {
    this.host.events.flush();
    const putAside = verb === 'restart' && this.isPlayed ? this.save() : this.previous;
    const { session } = this;
    const refusal = session ? session[verb]({ source, now: this.clock.now() }) : NOT_BEGUN;
    if (verb === 'restart') this.previous = putAside;
    return this.refuse(refusal, source);
  }

  /** Undo; right after a new game, or a restart, it brings back what that put aside. */
  goBack(): void {
    const previous = this.canGoBack ? this.previous : undefined;
    const again = (): void => {
      if (this.previous === previous) this.goBack();
    };
    if (!previous) {
      this.act('undo', 'player');
      return;
    }
    const loaded = this.reader.read(previous, again);
    if (loaded) this.resume(loaded, 'player');
  }

  /** Notes that the player was helped with this deal: by a hint, or by a move of a way to win. */
  assist(by: 'hint' | 'shown'): void {
    this.assistance.add(by, this.session!);
    // A game that was only looked at is no news for another tab.
    if (this.touched) this.keep();
  }

  /** Takes up a saved game, or says what is wrong with the save, the game in progress untouched. */
  load(save: unknown): Problem | undefined {
    if (this.sources().awaits?.(save, () => this.load(save))) return undefined;
    return this.resume(this.sessionClass.load(this.rules, save), 'host');
  }

  /** The same, read in slices. */
  async loadInSlices(save: unknown): Promise<Problem | undefined> {
    const reading = this.sessionClass.reading(this.rules, save);
    return this.resume(await this.reader.later(reading), 'host');
  }

  /** Tells player and host of a refusal, where there is one. */
  refuse(reason: Refusal | undefined, source: Source, move?: Move): Refusal | undefined {
    const { host } = this;
    if (!reason) return undefined;
    const message = refusalText(host, reason, this.session?.at);
    if (source === 'player') host.liveRegion.say(message, { show: true, isAdvice: true });
    host.events.add('game-refuse', { source, move, reason, message });
    return reason;
  }

  /** Tells the player that a long game is being read, until none is any more. */
  waits(isWaiting: boolean): void {
    const { liveRegion, words } = this.host;
    if (isWaiting) liveRegion.say(words.openingGame, { show: true });
    else if (liveRegion.shown === words.openingGame) liveRegion.clearStatus();
    this.host.requestUpdate();
  }

  conflict(): void {
    this.hasConflict = true;
    this.host.requestUpdate();
  }

  /** Goes on with the game of the other tab, or with this one's. */
  settleConflict(takeOther: boolean): void {
    const other = takeOther ? this.autosave.look() : [];
    const read = this.reader.readFirst(other, () => this.settleConflict(true));
    if (!read) return;
    this.hasConflict = false;
    if (takeOther) this.autosave.find();
    // Won there meanwhile, it is not kept any more.
    if (read.every((loaded) => this.resume(loaded, 'player'))) this.autosave.overwrite();
    this.reader.stop();
    this.host.conflictSettled?.();
    this.host.requestUpdate();
  }

  /**
   * Begins the deal of the page, or the saved game that was played under its settings, or that of a link.
   * In another room a game goes on that was played on since it was taken up, and where there is none to
   * take up.
   */
  begin(): void {
    if (this.place.isPending) return;
    this.setup.read();
    const { shared } = this.place;
    const isMoved = this.session !== undefined && this.autosave.isMoved;
    const carried = isMoved && !shared && this.touched && this.isPlayed;
    const kept = this.autosave.peek(this.keptUnder, carried);
    const saves = shared ? [...kept, shared] : kept;
    const read = this.reader.readFirst(saves, () => this.begin());
    if (!read) return;
    this.autosave.open(this.keptUnder, carried);
    for (const loaded of read) {
      if ('value' in loaded) {
        // What stood here stays kept where it was: it is not put aside.
        if (isMoved) this.session = undefined;
        return this.attach(loaded.value, 'host', true);
      }
      this.host.complain(loaded.problem);
    }
    if (isMoved) this.keep();
    else this.start(this.setup.start, 'host');
  }

  /** Another game is played from now on. */
  attach(session: GameSession<State, Move>, source: Source, resumed: boolean): void {
    this.host.events.flush();
    const previous = this.isPlayed ? this.save() : undefined;
    this.giveUp();
    this.touched = false;
    // Whoever leafs through new deals still finds the game that the first of them put aside.
    this.previous = resumed ? undefined : (previous ?? this.previous);
    this.session = session;
    this.assistance.recall(session);
    const view = (this.view = session.view());
    // One of another link, or of none, has a place of its own.
    this.autosave.open(this.keptUnder, !resumed);
    this.clock.follow(session);
    session.subscribe((change) => this.changed(change));
    this.keep();
    const kept = this.place.isAside || this.isElsewhere;
    this.begunUnder = this.setup.text;
    this.host.gameChanged({ type: 'start', after: view });
    this.events.start({ source, resumed, previous, kept });
  }

  /** A deal where none was asked for; `undefined` where finding one takes time: then a game starts later. */
  private chooseDeal(options: object, source: Source): Setup | undefined {
    const { position } = this.setup;
    if (position !== undefined) return { position };
    const { shuffle } = this.definition();
    if (shuffle) return { deck: shuffle() };
    const { text } = this.setup;
    const { anyDeal = randomDeal } = this.sources();
    // By then the page may have gone back to the settings of the game in play.
    const again = (deal: number): unknown =>
      text === this.setup.text && this.start({ ...options, deal }, source, true);
    const deal = anyDeal(options, again);
    return deal === undefined ? undefined : { deal };
  }

  private get rules(): GameDefinition<State, Move>['game'] {
    return this.definition().game;
  }

  private get sessionClass(): typeof Session {
    return this.definition().session ?? Session;
  }

  get place(): Place {
    return this.sources().place ?? NO_PLACE;
  }

  /** The settings that the game to be played here is kept under. */
  private get keptUnder(): string {
    return this.setup.text + this.place.saveSlot;
  }

  /** Whether the page has other settings by now, under which the game in play is not kept. */
  private get isElsewhere(): boolean {
    return this.begunUnder !== undefined && this.setup.text !== this.begunUnder;
  }

  /** Whether the game would be missed. */
  private get isPlayed(): boolean {
    return this.moveCount > 0 && this.outcome !== 'won';
  }

  /**
   * An attribute that says what it said before changes nothing, nor one that goes back before another deal
   * was found. The game that is kept under the others goes on.
   */
  private startFromPage(): void {
    this.giveUp();
    if (this.isElsewhere) this.start(this.setup.start, 'host', true);
  }

  private resume(loaded: Checked<GameSession<State, Move>>, source: Source): Problem | undefined {
    if ('problem' in loaded) return this.host.complain(loaded.problem);
    if (!this.session) this.setup.read();
    this.attach(loaded.value, source, true);
    return undefined;
  }

  /** Puts a new game in the place of the one that stands here. */
  private replace(session: GameSession<State, Move>, source: Source, isAny: boolean): void {
    const { isElsewhere } = this;
    // One that was asked for under other settings is dealt at once: where one is kept, it is asked which stays.
    if (isAny || !isElsewhere) {
      // A new random deal resumes the saved game for these settings, if there is one.
      const goesOn = isAny && (this.place.beforeNewDeal() || isElsewhere);
      const again = (): void => this.replace(session, source, isAny);
      const read = this.reader.readFirst(goesOn ? this.autosave.peek(this.keptUnder) : [], again);
      if (!read) return;
      this.autosave.open(this.keptUnder);
      if (read.some((loaded) => !this.resume(loaded, source))) return;
      // Nobody has seen here what another tab made of the game that would go.
      if (this.autosave.askIfOvertaken()) return;
    }
    this.attach(session, source, false);
  }

  /** Another game is wanted than the one that is being read. */
  private giveUp(): void {
    const isOpening = this.reader.isOpening || this.place.isOpening;
    this.reader.stop();
    if (isOpening) this.place.giveUp();
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
