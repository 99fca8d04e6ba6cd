import type { TranslatedWords } from '../../locales/translations.js';
import { type PropertyDeclarations, type PropertyValues, isServer } from 'lit';
import type { Checked, Problem, Refusal } from '../../core/engine/reason.js';
import type { Game, Outcome, Source } from '../../core/engine/rules.js';
import type { Save } from '../../core/engine/save.js';
import { type Change, Session } from '../../core/engine/session.js';
import { en } from '../../locales/en.js';
import { Autosave, type AutosaveHost } from '../controllers/autosave.js';
import { type GameStartDetail, endOf, tell, tellEnd, tellStep } from '../base/events.js';
import { emptyGame } from '../base/empty-game.js';
import { hostMove, hostSetup } from '../base/host-value.js';
import { KitElement } from '../base/kit-element.js';
import type { Place } from '../controllers/links.js';
import { PlayClock } from '../controllers/play-clock.js';
import { type AnyDeal, type NewGame, checkDeal, randomDeal, settleOptions } from '../base/setup.js';
import { SlowReader, type WaitingHost } from '../controllers/slow-reader.js';

/**
 * What every game's element is: it holds the session, which alone changes the game, and is its
 * only way in; it speaks to the host by attributes, methods and events.
 *
 * @attr {number} deal - The deal number, 1 to 2147483647; any deal without it. A change starts a new game.
 */
export abstract class GameElement<State, Move, Options extends object, View, Aids>
  extends KitElement
  implements AutosaveHost, WaitingHost
{
  static override readonly properties: PropertyDeclarations = {
    deal: {},
  };

  /** @internal */
  words: TranslatedWords = en;

  /** The deal number that the page chooses; `newGame()` deals others. */
  deal: string | number | null = null;

  protected session: Session<State, Move, Options, View, Aids> | undefined;

  protected readonly clock = new PlayClock(this, () => this.ticked());
  private readonly autosave = new Autosave(this);
  protected readonly reader = new SlowReader(this, (save: unknown) =>
    this.sessionClass.reading(this.game, save),
  );
  /** The game that a new one put aside, for as long as that one is untouched. */
  protected previous: Save | undefined;
  /** @internal Whether the game went on in another tab as well, and the player has to choose. */
  hasConflict = false;
  private settled: Options | undefined;
  /** @internal Whether it was played on since it was dealt or taken up. */
  touched = false;
  private pageDeal: number | undefined;
  /** The page's settings as one text: what a save belongs to. */
  private page = '';
  /** Those that the game in play was dealt or taken up under. */
  private begunUnder: string | undefined;
  /** What the address, or the day, says of the game to be played; `null` where that can't be had. */
  protected links: Place | null | undefined;

  /** What the game is played through: one with a way back, or one without. */
  protected readonly sessionClass: typeof Session = Session;
  /** The rules. */
  protected abstract readonly game: Game<State, Move, Options, View, Aids>;
  /** The attributes that choose the deal: a change of any starts a new game. */
  protected abstract readonly dealAttributes: readonly string[];
  /** The rule options as the attributes have them, unchecked; `null` stands for the default. */
  protected abstract pageOptions(): Readonly<Record<string, unknown>>;
  /** What the game does by itself now. */
  protected abstract aids(): Aids;
  /** After any change of the game; the element draws and speaks it. */
  protected abstract changed(change: Change<Move>, before: View): void;
  /** Once a second while the clock runs and the game is seen. */
  protected abstract ticked(): void;
  /** After a game was dealt or taken up. */
  protected abstract begun(): void;
  protected abstract refusalText(refusal: Refusal): string;

  /** What is to be seen of the game. Read only. */
  get state(): View | undefined {
    return this.session?.view();
  }

  /** The number of the deal in play; `undefined` where it has none, as where the host gave the deck. */
  get dealNumber(): number | undefined {
    return this.session?.deal;
  }

  get outcome(): Outcome | undefined {
    return this.session?.outcome;
  }

  /** Moves, undos and redos since the deal. */
  get moveCount(): number {
    return this.session?.moveCount ?? 0;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.session?.elapsed(this.clock.now()) ?? 0;
  }

  get legalMoves(): readonly Move[] {
    return this.session?.legalMoves() ?? [];
  }

  /** Whether the player or the host has paused the game. */
  get paused(): boolean {
    return this.clock.paused;
  }

  /** Starts a new game: any deal, a numbered one, or the cards of `deck` in their order. */
  newGame(setup: NewGame = {}): Problem | undefined {
    const given = hostSetup(setup, 'deal');
    return 'problem' in given ? this.complain(given.problem) : this.start(given.value, 'host');
  }

  /** The same deal again, counts, clock and history at zero. */
  restart(): void {
    this.act('restart', 'host');
  }

  undo(): Refusal | undefined {
    return this.act('undo', 'host');
  }

  redo(): Refusal | undefined {
    return this.act('redo', 'host');
  }

  /** Plays a move as the host; a refusal comes back with its reason, and nothing changes. */
  play(move: Move): Refusal | undefined {
    return this.playAs(hostMove(move), 'host');
  }

  /** Stops the clock and covers the board until `resume()`. */
  pause(): void {
    this.clock.pause();
    this.requestUpdate();
  }

  resume(): void {
    this.clock.resume();
    this.requestUpdate();
  }

  /** The game as a small JSON object; `undefined` before the first deal. */
  save(): Save | undefined {
    return this.session?.save(this.clock.now());
  }

  /**
   * Takes up a saved game, or says what is wrong with the save, the game in progress untouched. It is read
   * at once, however long it takes: a second for the 20,000 moves that a save has at most.
   */
  load(save: unknown): Problem | undefined {
    return this.resumeSave(this.sessionClass.load(this.game, save), 'host');
  }

  /** Plays what was read on, or tells what is wrong with it. */
  protected resumeSave(
    loaded: Checked<Session<State, Move, Options, View, Aids>>,
    source: Source,
  ): Problem | undefined {
    if ('problem' in loaded) return this.complain(loaded.problem);
    if (!this.session) this.settlePage();
    this.attach(loaded.value, source, true);
    return undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.settleLooks();
    if (isServer as boolean) {
      // Any other deal would be another one in the browser, and what a link or a day says is not known.
      if (this.settlePage().deal !== undefined) this.begin();
      this.session ??= emptyGame(this.game, this.settled!);
    } else if (!this.session || this.autosave.isMoved) this.begin();
    else if (this.dealAttributes.some((name) => changed.has(name))) this.startFromPage();
    else if (changed.size > 0) this.settlePage();
  }

  protected playAs(move: Move, source: Source, aids: Aids = this.aids()): Refusal | undefined {
    const by = { source, now: this.clock.now(), aids };
    return this.refused(this.session?.play(move, by), source, move);
  }

  /** Whether it would be missed. */
  private get isPlayed(): boolean {
    return this.moveCount > 0 && this.outcome !== 'won';
  }

  /** What `newGame` does, whoever asks for it. */
  protected start(setup: NewGame, source: Source, found?: boolean): Problem | undefined {
    const { deal, deck, ...given } = typeof setup === 'object' ? setup : { deal: setup };
    // An attribute that was set just now is part of this game, and starts no other one.
    this.settlePage();
    const options = { ...this.settled, ...given };
    const { page } = this;
    // By then the page may have gone back to the settings of the game in play.
    const again = (number: number): unknown =>
      page === this.page && this.start({ ...options, deal: number }, source, true);
    const number = deck === undefined ? (deal ?? this.anyDeal(options, again)) : undefined;
    if ((number ?? deck) === undefined) {
      this.giveUp();
      return undefined;
    }
    const started = this.sessionClass.start(this.game, { deal: number, deck, options });
    if ('problem' in started) return this.complain(started.problem);
    this.giveUp();
    this.replace(started.value, source, found ?? (deal ?? deck) === undefined);
    return undefined;
  }

  /** Whether the page has other settings by now, under which the game in play is not kept. */
  private get isElsewhere(): boolean {
    return this.begunUnder !== undefined && this.page !== this.begunUnder;
  }

  /** Puts a new game in the place of the one that stands here. */
  private replace(
    session: Session<State, Move, Options, View, Aids>,
    source: Source,
    isAny: boolean,
  ): void {
    const { isElsewhere } = this;
    // One that was asked for under other settings is dealt at once: where one is kept, it is asked which stays.
    if (isAny || !isElsewhere) {
      // For any other deal than a link's, than yesterday's, than other settings', the one begun there goes on.
      const goesOn = isAny && (!!this.links?.leave() || isElsewhere);
      const again = (): void => this.replace(session, source, isAny);
      const read = this.reader.readFirst(goesOn ? this.autosave.peek(this.place) : [], again);
      if (!read) return;
      this.autosave.open(this.place);
      if (read.some((loaded) => !this.resumeSave(loaded, source))) return;
      // Nobody has seen here what another tab made of the game that would go.
      if (this.autosave.isOvertaken()) return;
    }
    this.attach(session, source, false);
  }

  /** A deal where none was asked for; `undefined` where it takes time: then it calls `again`. */
  protected readonly anyDeal: AnyDeal = randomDeal;

  /** @internal */
  abstract conflict(): void;

  /** @internal Goes on with the game of the other tab, or with this one's. */
  settleConflict(takeOther: boolean): void {
    const other = takeOther ? this.autosave.look() : [];
    const read = this.reader.readFirst(other, () => this.settleConflict(true));
    if (!read) return;
    this.hasConflict = false;
    if (takeOther) this.autosave.find();
    // Won there meanwhile, it is not kept any more.
    if (read.every((loaded) => this.resumeSave(loaded, 'player'))) this.autosave.overwrite();
    this.reader.stop();
    this.requestUpdate();
  }

  /** Tells player and host of a refusal, where there is one. */
  protected refused(reason: Refusal | undefined, source: Source, move?: Move): Refusal | undefined {
    if (reason) {
      tell(this, 'game-refuse', { source, move, reason, message: this.refusalText(reason) });
    }
    return reason;
  }

  /** Does something to the session on somebody's behalf. */
  protected act(verb: 'undo' | 'redo' | 'restart', source: Source): Refusal | undefined {
    return this.refused(this.session?.[verb]({ source, now: this.clock.now() }), source);
  }

  /**
   * @internal The deal of the page at the start, or the saved game that was played under it, or that of a
   * link. In another room a game goes on that was played on since it was taken up, and where there
   * is none to take up.
   */
  begin(): void {
    const setup = this.settlePage();
    const shared = this.links?.shared;
    const isMoved = this.session && this.autosave.isMoved;
    const carried = isMoved && !shared && this.touched && this.isPlayed;
    const kept = this.autosave.peek(this.place, carried);
    const saves = shared ? [...kept, shared] : kept;
    const read = this.reader.readFirst(saves, () => this.begin());
    if (!read) return;
    this.autosave.open(this.place, carried);
    for (const loaded of read) {
      if ('value' in loaded) {
        // What stood here stays kept where it was: it is not put aside.
        if (isMoved) this.session = undefined;
        return this.attach(loaded.value, 'host', true);
      }
      this.complain(loaded.problem);
    }
    if (isMoved) this.keep();
    else this.start(setup, 'host');
  }

  /**
   * An attribute that can't be used, or that says what it said before, changes nothing, nor one that goes
   * back before another deal was found. The game that is kept under the others goes on.
   */
  private startFromPage(): void {
    const before = this.page;
    const setup = this.settlePage();
    if (this.page === before) return;
    this.giveUp();
    if (this.isElsewhere) this.start(setup, 'host', true);
  }

  /** Takes the attributes that choose the deal as far as they can be used. */
  private settlePage(): { readonly deal?: number } {
    const checked = checkDeal(this.deal);
    this.complainOnce('deal', 'problem' in checked ? checked.problem : undefined);
    if ('value' in checked) this.pageDeal = checked.value;
    this.page = JSON.stringify([this.pageDeal ?? null, this.settle()]);
    return this.pageDeal === undefined ? {} : { deal: this.pageDeal };
  }

  private settle(): Options {
    const check = this.game.checkOptions.bind(this.game);
    const report = this.complainOnce.bind(this);
    this.settled = settleOptions(check, this.pageOptions(), this.settled, report);
    return this.settled;
  }

  /** The settings that the game to be played here is kept under. */
  private get place(): string {
    return this.page + (this.links?.mark ?? '');
  }

  /** @internal */ abstract waits(isWaiting: boolean): void;

  /** Another game is wanted than the one that is being read. */
  private giveUp(): void {
    const isOpening = this.reader.isOpening || this.links?.isOpening;
    this.reader.stop();
    if (isOpening) this.links?.giveUp();
  }

  /** @internal Another game is played from now on. */
  attach(
    session: Session<State, Move, Options, View, Aids>,
    source: Source,
    resumed: boolean,
  ): void {
    const previous = this.isPlayed ? this.save() : undefined;
    this.giveUp();
    this.touched = false;
    // Whoever leafs through new deals still finds the game that the first of them put aside.
    this.previous = resumed ? undefined : (previous ?? this.previous);
    this.session = session;
    // One of another link, or of none, has a place of its own.
    this.autosave.open(this.place, !resumed);
    this.requestUpdate();
    this.clock.follow(session);
    let before = session.view();
    session.subscribe((change) => {
      const was = before;
      before = session.view();
      this.onChange(change, was);
    });
    this.keep();
    this.begun();
    const kept = !!this.links?.isAside || this.isElsewhere;
    this.begunUnder = this.page;
    this.tellStart({ source, resumed, previous, kept });
  }

  private onChange(change: Change<Move>, before: View): void {
    const { source } = change;
    this.previous = undefined;
    this.touched = true;
    this.requestUpdate();
    this.keep();
    this.changed(change, before);
    if (change.type !== 'restart') {
      const { moveCount: count, elapsed } = this;
      // Taken before the host is told: it may play on in its listener.
      const end = change.type === 'undo' ? undefined : endOf(this, source);
      tellStep(this, change, { count, elapsed, end });
    } else this.tellStart({ source, resumed: false, previous: undefined, kept: false });
  }

  private tellStart(detail: Omit<GameStartDetail, 'deal' | 'options'>): void {
    const { deal, options } = this.session!;
    tell(this, 'game-start', { ...detail, deal, options: { ...options } });
    // A deal can be lost before the first move.
    if (!detail.resumed) tellEnd(this, endOf(this, detail.source));
  }

  private keep(): void {
    this.autosave.keep(this.outcome === 'won' ? undefined : () => this.save()!);
  }
}
