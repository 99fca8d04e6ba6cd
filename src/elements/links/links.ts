import type { ReactiveController } from 'lit';
import type { Day } from '../../core/history/day.js';
import type { Checked, Problem } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import { share } from '../../core/sharing/share.js';
import { extrasOf } from '../../locales/extras.js';
import type { GameRules } from '../controllers/game-definition.js';
import type { DayView, ReplayedGame, Links, LinksHost, SharedGame } from '../controllers/links.js';
import { lazy } from '../base/lazy.js';
import { reportProblem } from '../base/report.js';
import type { PanelBody } from '../ui/frame-host.js';
import { addressed, enter, isFirst, leave, linkTo, readLink } from './address.js';
import { PlaybackSession } from './playback-session.js';
import { SlowReader } from '../controllers/slow-reader.js';
import { GameDays, gameOf } from './game-days.js';
import { linkProblemText, resultText } from './texts.js';

const loadReplayPanel = lazy('replay', () => import('./replay-panel.js'));
const loadSharePanel = lazy('share', () => import('./share-panel.js'));

/** A message about what the game waits for appears after this time, in milliseconds. */
const PATIENCE = 1000;

export class GameLinks<State, Move> implements Links, ReactiveController {
  shared: Save | undefined;
  /** The link that was opened, and the game that it is of. */
  private link: string | undefined;
  private linkGame: string | undefined;
  /**
   * Where the next game will be stored: a day, or an empty text for any other. `undefined` if none is about
   * to begin.
   */
  private nextSlot: string | undefined;
  /** Where the current game is stored. `undefined` before the first. */
  private currentSlot: string | undefined;
  private readonly days: GameDays<State, Move>;
  /** The page's day at the last update. */
  private namedDay: Day | undefined;
  /** How often the page had set it by then. */
  private daySetCount = 0;
  /** The wrong share string that was last read from the address. */
  private wrongText: string | undefined;
  /** Why the link in the address was not opened. */
  private wrong: Problem | undefined;
  /** Continues the search for a deal when the element is back in the page. */
  private resumeSearch: (() => void) | undefined;
  /** Counts the searches for a deal: only the last one counts. */
  private turn = 0;
  /** Ends the current replay. */
  private endReplay: (() => void) | undefined;

  /** Whether links in the address were opened at the last update. */
  private isOpen = false;
  private readonly reader: SlowReader<string, Save>;

  constructor(
    private readonly host: LinksHost<State, Move>,
    private readonly definition: () => SharedGame<State, Move>,
  ) {
    const showReading = (isWaiting: boolean): void => host.game.showReading(isWaiting);
    this.days = new GameDays(host, definition, () => this.linkSlot !== '');
    this.reader = new SlowReader(host, (link) => readLink(this.game, link), showReading);
    if (host.game.session) this.currentSlot = '';
    host.addController(this);
  }

  private get game(): GameRules<State, Move> {
    return this.definition().game;
  }

  hostConnected(): void {
    enter(this.host, () => this.game.game);
    addEventListener('hashchange', this.onAddress);
    this.onAddress();
    this.host.requestUpdate();
    this.resumeSearch?.();
  }

  hostDisconnected(): void {
    leave(this.host);
    this.days.stopGrading();
    removeEventListener('hashchange', this.onAddress);
  }

  hostUpdate(): void {
    const { linked, locked } = this.host;
    const isOpen = linked && !locked;
    if (isOpen && !this.isOpen) this.onAddress();
    this.isOpen = isOpen;
    this.days.update();
    this.followDay();
  }

  get dayView(): DayView | undefined {
    return this.days.view;
  }

  get isNaming(): boolean {
    return this.days.isNaming;
  }

  get isLate(): boolean {
    return this.days.isLate;
  }

  /** Plays the page's day if it was set, set again, or removed. A removed day is replaced by today's. */
  private followDay(): void {
    const { days, host, namedDay, daySetCount } = this;
    const { chosen, requested } = days.page;
    this.namedDay = chosen;
    this.daySetCount = host.daySetCount;
    const isAgain = chosen !== undefined && host.daySetCount !== daySetCount;
    const isNews = (chosen !== namedDay || isAgain) && host.game.session !== undefined;
    if (isNews && requested !== undefined && requested !== this.daySlot)
      days.playDay(requested, 'host');
  }

  get dealsDay(): boolean {
    return this.days.next !== undefined;
  }

  get saveSlot(): string {
    return this.linkSlot || this.daySlot;
  }

  get isPreviousKept(): boolean {
    const { currentSlot } = this;
    return currentSlot !== undefined && currentSlot !== this.saveSlot;
  }

  beforeNewDeal(): boolean {
    const { saveSlot } = this;
    this.nextSlot = this.days.next ?? '';
    return saveSlot !== this.nextSlot;
  }

  gameChanged(): void {
    this.reader.stop();
    this.link = this.shared = this.linkGame = this.wrongText = undefined;
    this.nextSlot = this.currentSlot = undefined;
    this.onAddress();
  }

  get isOpening(): boolean {
    return this.reader.isOpening;
  }

  get isWaiting(): boolean {
    return this.reader.isWaiting;
  }

  cancel(): void {
    // The link then counts as opened and left.
    if (this.isOpening) [this.link, this.linkGame] = [addressed(this.game.game), ''];
    this.reader.stop();
    this.shared = undefined;
    this.nextSlot = undefined;
  }

  /** The save slot of the link's game, if that is in play or about to be opened. */
  private get linkSlot(): string {
    const { days, link, shared, linkGame, nextSlot } = this;
    const isLinks = shared ?? (nextSlot === undefined && days.name === linkGame);
    return link !== undefined && isLinks ? `#${link}` : '';
  }

  /** The save slot of the day, if its game is in play or about to begin. */
  private get daySlot(): string {
    const { nextSlot, currentSlot, days } = this;
    if (nextSlot !== undefined) return nextSlot;
    return this.day ?? (currentSlot === undefined ? days.page.requested : undefined) ?? '';
  }

  get day(): Day | undefined {
    return this.days.day;
  }

  share(): string {
    return this.linkOf(this.host.game.save());
  }

  proof(save: Save): string {
    const { moves, at } = save;
    return this.linkOf({ ...save, moves: moves.slice(0, at), count: at, undos: 0 });
  }

  async result(): Promise<string> {
    return this.resultOf((await this.days.datedTitle())?.title ?? this.host.gameTitle);
  }

  private resultOf(title: string): string {
    const { host, game } = this;
    const { deal, outcome, moveCount: moves, undoCount: undos, elapsed } = host.game;
    const assisted = host.game.session!.assisted;
    const save = host.game.save()!;
    // The recipient plays the deal and does not see the moves.
    const fresh = { ...save, moves: [], at: 0, count: 0, undos: 0, elapsed: 0 };
    return resultText(
      host.words,
      { game: game.game, deal, options: save.options, outcome, moves, undos, elapsed, assisted },
      {
        title,
        isCalm: host.inForce.isOn('calm'),
        ...(host.linked && { link: linkTo(this.linkOf(fresh)) }),
      },
    );
  }

  async load(link: string): Promise<Problem | undefined> {
    const read = await this.reader.later(readLink(this.game, link));
    return 'problem' in read
      ? this.complain(read.problem)
      : this.host.game.loadInSlices(read.value);
  }

  async replay(link: string): Promise<Checked<ReplayedGame>> {
    const read = await this.reader.later(readLink(this.game, link));
    if ('problem' in read) return { problem: this.complain(read.problem) };
    const opened = await this.reader.later(PlaybackSession.open(this.game, read.value));
    if ('problem' in opened) return opened;
    this.host.game.attach(opened.value, 'host', true);
    const { replay, end } = opened.value.replay({
      undo: () => this.host.game.act('undo', 'host'),
      redo: () => this.host.game.act('redo', 'host'),
      liveRegion: this.host.liveRegion,
    });
    this.endReplay = end;
    return { value: replay };
  }

  findDeal(
    next: () => number,
    _deal: unknown,
    found: (number: number) => unknown,
    options: object,
  ): void {
    const { liveRegion } = this.host;
    const say = (text: string): void => liveRegion.say(text, { show: true });
    const day = this.days.next;
    if (day === undefined) return void found(next());
    const late = setTimeout(() => say(extrasOf(this.host.words).lookingForDay), PATIENCE);
    const turn = ++this.turn;
    void this.days.learn(day, options).then((deal) => {
      clearTimeout(late);
      if (turn !== this.turn) return;
      const again = (): void => this.findDeal(next, _deal, found, options);
      this.resumeSearch = undefined;
      if (!this.host.isConnected) this.resumeSearch = again;
      else if (this.days.next !== day) again();
      else if ('value' in deal) found(deal.value);
      else {
        this.days.isReplacement = true;
        found(next());
        this.days.isReplacement = false;
        const { words } = this.host;
        const problem = linkProblemText(words, this.complain(deal.problem));
        say(extrasOf(words).noDay({ problem }));
      }
    });
  }

  async sharePanel(): Promise<PanelBody> {
    const { SharePanel } = await loadSharePanel();
    const { host, day } = this;
    const dated = await this.days.datedTitle();
    const link = host.linked ? (): string => linkTo(this.share()) : undefined;
    const text = this.resultOf(dated?.title ?? host.gameTitle);
    const result = { game: this.game.game, day, date: dated?.date, text, link };
    return new SharePanel(host, result).open();
  }

  async replayPanel(): Promise<PanelBody> {
    const { replayPanel } = await loadReplayPanel();
    try {
      return replayPanel(this.host, this.share());
    } catch (error) {
      // A game of thousands of moves has no link.
      return () => (error as Error).message;
    }
  }

  private linkOf(save: unknown): string {
    const text = share(this.game, save);
    if ('problem' in text) throw new Error(linkProblemText(this.host.words, text.problem));
    return text.value;
  }

  private complain(problem: Problem): Problem {
    const { host } = this;
    const message = linkProblemText(host.words, problem);
    reportProblem(host, problem, message);
    return problem;
  }

  /** Opens the game of the link in the address, if it is a new one. */
  private readonly onAddress = (): void => {
    const { host, game } = this;
    if (host.game.hasConflict || !isFirst(host)) return;
    if (location.hash === '') return this.goBack();
    const text = addressed(game.game);
    if (text === undefined || text === this.wrongText || `#${text}` === this.linkSlot) {
      return this.reader.stop();
    }
    const read = this.reader.read(text, this.onAddress);
    if (!read) return;
    this.reader.stop();
    if ('problem' in read) {
      this.wrongText = text;
      this.wrong = this.complain(read.problem);
      if (host.game.save()) this.sayWrong();
      return;
    }
    this.link = text;
    this.shared = read.value;
    this.linkGame = gameOf(read.value);
    // The element sets its links only after this constructor. A pending search for a deal is outdated by
    // then.
    queueMicrotask(() => this.shared && host.game.begin());
  };

  /** Returns to the game without a link, when the address has no hash. Other hashes belong to the page. */
  private goBack(): void {
    this.reader.stop();
    if (this.linkSlot === '') return;
    this.link = this.shared = undefined;
    this.nextSlot = this.days.page.requested ?? '';
    this.host.game.begin();
  }

  /** Keeps the link in the address exactly as long as its game is played. */
  private nameLink(): void {
    const { link, linkSlot } = this;
    const isNamed = link !== undefined && addressed(this.game.game) === link;
    if (link === undefined || isNamed === (linkSlot !== '')) return;
    if (!isNamed && location.hash !== '') return;
    history.replaceState(history.state, '', isNamed ? linkTo('').slice(0, -1) : linkTo(link));
  }

  private sayWrong(): void {
    const { host, wrong } = this;
    this.wrong = undefined;
    if (!wrong) return;
    const problem = linkProblemText(host.words, wrong);
    host.liveRegion.say(extrasOf(host.words).linkNotOpened({ problem }), { show: true });
  }

  started(options: object): void {
    this.endReplay?.();
    this.endReplay = undefined;
    this.shared = undefined;
    const { daySlot } = this;
    this.nextSlot = this.days.requestedDay = undefined;
    const { linkSlot } = this;
    this.currentSlot = linkSlot || daySlot;
    this.nameLink();
    this.sayWrong();
    if (daySlot && !linkSlot) this.days.began(daySlot, options);
  }
}
