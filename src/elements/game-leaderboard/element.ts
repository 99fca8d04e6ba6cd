import type { PropertyValues, TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { wrongOption } from '../../core/engine/option.js';
import { dayNumber } from '../../core/history/day.js';
import { type LeaderboardWords, leaderboardEn } from '../../locales/leaderboard-en.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { hostText } from '../base/host-value.js';
import { SheetElement } from '../base/sheet-element.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { type Room, RoomController } from '../controllers/room.js';
import { readServerAddress } from '../together/server-address.js';
import { BoardReader, boardAddress } from './board-reader.js';
import { dayAfter, readGroup, today } from './choices.js';
import { leaderboardLanguages } from './languages.js';
import { ResultKeeper, type Win } from './result-keeper.js';
import { ResultSender } from './result-sender.js';
import { SeasonController } from './season-controller.js';
import type { Shown } from './season-table.js';
import { type Status, statusOf } from './sending-words.js';
import { leaderboardStyles } from './styles.js';
import { PAGE, leaderboardTemplate } from './view.js';
import type { OwnResult } from './view-own.js';
import { type PlayedGame, WatchedGame } from './watched-game.js';

/** The events of `<game-leaderboard>`, with their details. */
export type GameLeaderboardEventMap = KitEventMap<GameLeaderboard>;

export type * from '../base/public-types.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-leaderboard': GameLeaderboard;
  }
}

/**
 * The leaderboard of a game's day: what others came to, and the own result, which is sent with the player's yes. In a
 * room with a season it adds the week up, too: what the server has, or without one what was won in this browser.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute could not be used.
 * @csspart frame - The whole.
 * @csspart title - The heading.
 * @csspart offer - The question whether a win is to be sent.
 * @csspart offer-title - Its heading.
 * @csspart field - A label with its field.
 * @csspart input - A field to type in.
 * @csspart button - Every button.
 * @csspart button-primary - The main one.
 * @csspart button-send - Sends the result.
 * @csspart button-not-now - Puts that off.
 * @csspart button-offer - Asks again after that.
 * @csspart button-earlier - Shows the day before.
 * @csspart button-later - Shows the day after.
 * @csspart day - The day that is shown.
 * @csspart group-name - The group that is shown.
 * @csspart own-place - The own place, in words.
 * @csspart button-own - Shows the page with it.
 * @csspart table - The results.
 * @csspart row - One of them.
 * @csspart row-own - The player's own.
 * @csspart place - The place of one.
 * @csspart name - The name of one.
 * @csspart you - The mark beside the own name.
 * @csspart pages - The buttons between pages.
 * @csspart range - Which places are shown.
 * @csspart button-before - Shows the places before.
 * @csspart button-after - Shows the places after.
 * @csspart empty - The words where there is no result, or no server.
 * @csspart friends - The group, which opens.
 * @csspart friends-button - Opens it.
 * @csspart button-group - Shows the group whose code was typed.
 * @csspart button-everybody - Shows everybody again.
 * @csspart button-remove - Asks whether all own results are to be deleted.
 * @csspart removing - That question.
 * @csspart button-remove-yes - Deletes them.
 * @csspart button-remove-no - Keeps them.
 * @csspart season - The season of the room.
 * @csspart season-title - Its heading.
 * @csspart season-table - Its results.
 * @csspart season-row - One of them.
 * @csspart season-note - Which games count.
 * @csspart button-csv - Makes a file of it.
 * @csspart note - What is proved, and what is not.
 * @csspart status - What was done, in words.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The ground, light and dark.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for fields and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - What is written on it.
 * @cssproperty [--baize-line] - Lines; else a faint text.
 * @cssproperty [--baize-accent=#f4c04e] - The main button, the own row, and the focus.
 * @cssproperty [--baize-on-accent=#241a02] - What is written on the accent.
 * @cssproperty [--baize-frame-radius=14px] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 */
export class GameLeaderboard extends SheetElement {
  static override readonly styles = leaderboardStyles;

  /** @ignore */
  declare addEventListener: Listening<GameLeaderboardEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameLeaderboardEventMap, EventListenerOptions>;

  /**
   * The address of the leaderboards of a server, `https://play.example/daily`.
   * @attr {string} src
   */
  @property() src: string | null = null;
  /**
   * The id of the game whose days are shown, and whose wins are sent.
   * @attr {string} for
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /**
   * The day that is shown first, `2026-11-22`; else that of the game, or today.
   * @attr {string} day
   */
  @property() day: string | null = null;
  /**
   * The code of a group that the page gives its players, as a school does; else the one that the player enters.
   * @attr {string} group
   */
  @property() group: string | null = null;

  /** @internal */
  words: LeaderboardWords = leaderboardEn;
  /** @internal */
  @state() override room: Room | undefined;
  private readonly reader = new BoardReader(this);
  private readonly watched = new WatchedGame(this);
  private readonly season = new SeasonController(this);
  private address: string | undefined;
  private sender: ResultSender | undefined;
  /** The day that the player has gone to. */
  private chosenDay: string | undefined;
  private hostDay: string | undefined;
  private hostGroup = '';
  private from = 0;
  private showsGroup = false;
  private isPutOff = false;
  private isRemoving = false;
  /** What of this element has the focus after the next drawing: what had it makes way. */
  private nextFocus: string | undefined;
  private status: Status = () => '';

  constructor() {
    super();
    new RoomController(this, (room) => (this.room = room));
    new LanguageController(this, () => leaderboardLanguages, {
      complain: (problem) => this.report(problem),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
    // The game, and the day that it plays, are there only once the page is.
    this.requestUpdate();
    this.sender?.send();
    this.reader.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    this.sender?.stop();
    this.reader.stop();
  }

  /**
   * The season of the room as CSV, with a line that names the fields: all places of the server, of the group that is
   * shown, or without a server what was won in this browser.
   *
   * @throws Error, as a rejection, where there is no season, or the server does not answer
   */
  seasonCsv(): Promise<string> {
    return this.season.csv();
  }

  /** @internal What is asked for. */
  get boardAddress(): string | undefined {
    const { played } = this.watched;
    return played && this.addressOf(this.shownDay(played), this.from, PAGE);
  }

  /** @internal What is shown, whichever day or season it is of. */
  get shown(): Shown {
    const group = this.showsGroup ? this.ownGroup : '';
    return { hasServer: this.address !== undefined, daily: this.watched.daily, group };
  }

  /** @internal */
  addressOf(of: string, from: number, count: number): string | undefined {
    const { address, sender, shown } = this;
    const { played } = this.watched;
    if (address === undefined || !played) return undefined;
    const { person = '' } = sender?.keeper.kept ?? {};
    return boardAddress(address, { ...played, of, from, count, group: shown.group, person });
  }

  /** @internal */
  won(win: Win): void {
    const { sender } = this;
    if (!sender) return;
    if (this.hostGroup !== '') sender.keeper.change({ group: this.hostGroup });
    sender.keeper.add(win);
    this.isPutOff = false;
    this.chosenDay = win.day;
    this.from = 0;
    sender.send();
    this.requestUpdate();
  }

  /** @internal */
  notTaken(code: 'assisted' | 'day-over'): void {
    if (this.sender) this.say(({ problem }) => problem({ code }));
  }

  /** @internal */
  sendingChanged(): void {
    if (!this.sender) return;
    const { sending } = this.sender;
    this.say(statusOf(sending));
    if (sending.state === 'removed') this.from = 0;
    if (sending.state === 'sent' || sending.state === 'removed') this.look();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('src')) this.readAddress();
    if (changed.has('day')) this.readDay();
    if (changed.has('group')) this.readGroup();
    if (changed.has('htmlFor') && (this.htmlFor ?? null) !== null && !hostText(this.htmlFor))
      this.report(wrongOption('for', this.htmlFor, 'the id of a game').problem);
  }

  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    if (focused && !focused.isConnected) this.nextFocus ??= 'h2';
  }

  protected override updated(): void {
    this.reader.follow();
    if (this.nextFocus === undefined) return;
    this.shadowRoot?.querySelector<HTMLElement>(this.nextFocus)?.focus();
    this.nextFocus = undefined;
  }

  protected override render(): TemplateResult {
    const { words, reader } = this;
    const { played } = this.watched;
    const day = this.shownDay(played);
    return leaderboardTemplate({
      ...{ words, day, theme: this.shownTheme, hasServer: this.shown.hasServer },
      season: this.season.template(words),
      ...{ board: reader.board, problem: reader.problem, isAsking: reader.isAsking },
      ...{ from: this.from, group: this.ownGroup, showsGroup: this.showsGroup },
      hasLater: day < this.lastDay(played),
      own: this.ownResult(),
      status: this.status(words),
      goToDay: (step) => {
        this.chosenDay = dayAfter(day, step);
        this.goTo(0);
      },
      goTo: (place) => this.goTo(place),
      enterGroup: (code) => this.enterGroup(code),
      showGroup: (on) => {
        this.showsGroup = on;
        this.goTo(0);
        this.focusNext('summary');
      },
    });
  }

  private ownResult(): OwnResult {
    const { sender, isPutOff, isRemoving } = this;
    const offer = sender?.isAsking ? (isPutOff ? 'later' : 'open') : 'none';
    return {
      ...{ offer, isRemoving, name: '' },
      isKnown: (sender?.keeper.kept.last.length ?? 0) > 0,
      agree: (name) => {
        sender?.keeper.change({ name, ...(this.ownGroup !== '' && { group: this.ownGroup }) });
        sender?.send();
        this.focusNext('h2');
      },
      putOff: (on) => {
        this.isPutOff = on;
        this.focusNext(on ? '.offer button' : '.offer input');
      },
      askRemoving: (on) => {
        this.isRemoving = on;
        this.focusNext('.removing button');
      },
      remove: () => {
        this.isRemoving = false;
        void sender?.remove();
        this.focusNext('h2');
      },
    };
  }

  private focusNext(selector: string): void {
    this.nextFocus = selector;
    this.requestUpdate();
  }

  /** The latest day that can be shown: a game may be of a day that has begun elsewhere. */
  private lastDay(played: PlayedGame | undefined): string {
    const now = today();
    return played?.day !== undefined && played.day > now ? played.day : now;
  }

  private shownDay(played: PlayedGame | undefined): string {
    return this.chosenDay ?? this.hostDay ?? played?.day ?? today();
  }

  private get ownGroup(): string {
    return this.hostGroup || (this.sender?.keeper.kept.group ?? '');
  }

  private goTo(place: number): void {
    this.from = Math.floor(place / PAGE) * PAGE;
    this.requestUpdate();
  }

  /** Shows the group, and puts the result of the day that is shown on its board. */
  private enterGroup(given: string): boolean {
    const group = readGroup(given);
    if (group === undefined) {
      this.say(({ problem }) => problem({ code: 'bad-group' }));
      return false;
    }
    const { keeper } = this.sender!;
    const { played } = this.watched;
    const day = this.shownDay(played);
    const sent = keeper.kept.last.find((win) => win.game === played?.game && win.day === day);
    keeper.change({ group });
    if (sent) keeper.add(sent);
    this.showsGroup = true;
    this.sender!.send();
    this.goTo(0);
    return true;
  }

  /** The network or the page is back. */
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.sender?.send();
    this.look();
  };

  private look(): void {
    this.reader.look();
    this.season.look();
  }

  private readAddress(): void {
    this.sender?.stop();
    if ((this.src ?? null) === null) {
      this.address = this.sender = undefined;
      return;
    }
    const read = readServerAddress(this.src);
    if ('problem' in read) {
      this.report(wrongOption('src', this.src, 'https://… or http://…').problem);
      return;
    }
    this.address = read.value;
    this.sender = new ResultSender(read.value, new ResultKeeper(read.value), this);
    this.sender.send();
  }

  private readDay(): void {
    const { day } = this;
    this.hostDay = undefined;
    if ((day ?? null) === null) return;
    const known = dayNumber(day);
    if ('problem' in known) this.report(wrongOption('day', day, 'YYYY-MM-DD').problem);
    else this.hostDay = day!;
  }

  private readGroup(): void {
    const { group } = this;
    const read = (group ?? null) === null ? '' : readGroup(group);
    if (read === undefined)
      this.report(wrongOption('group', group, 'three to twenty letters and figures').problem);
    this.hostGroup = read ?? '';
    this.showsGroup = this.hostGroup !== '';
  }

  /** @internal */
  say(status: Status): void {
    this.status = status;
    this.requestUpdate();
  }
}
