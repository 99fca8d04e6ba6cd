import type { PropertyValues, TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { wrongOption } from '../../core/engine/option.js';
import { addDays } from '../../core/history/calendar.js';
import { dayNumber } from '../../core/history/day.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { hostText } from '../base/host-value.js';
import { SheetElement } from '../base/sheet-element.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { type Room, RoomController } from '../controllers/room.js';
import { readServerAddress } from '../together/server-address.js';
import { readersDay } from '../base/readers-day.js';
import { BoardReader, boardAddress, readGroup } from './board-reader.js';
import { type PlayerView, readName } from './player-view.js';
import { ResultKeeper, type Win } from './result-keeper.js';
import { ResultSender } from './result-sender.js';
import { SeasonController } from './season-controller.js';
import type { SeasonHost } from './season-table.js';
import { leaderboardStyles } from './styles.js';
import { PAGE, leaderboardTemplate } from './view.js';
import { type PlayedGame, WatchedGame } from './watched-game.js';
import {
  type LeaderboardWords,
  type Status,
  leaderboardLanguages,
  leaderboardWords,
  refusedText,
  statusOf,
} from './words.js';

/** The events of `<game-leaderboard>`, with their details. */
export type GameLeaderboardEventMap = KitEventMap<GameLeaderboard>;

export type * from '../base/public-types.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-leaderboard': GameLeaderboard;
  }
}

const isDay = (value: unknown): value is string => 'value' in dayNumber(value);

/**
 * A leaderboard of a game's day. It sends the player's wins if the player agrees. In a room with a season it also shows
 * the results of the week: the server's, or without a server those of this browser.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used, or something failed to load. Each problem is reported once.
 * @csspart frame - The frame around everything.
 * @csspart title - The heading.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The background.
 * @cssproperty [--baize-scheme] - `light` or `dark`, independent of the page. Default: the page's.
 * @cssproperty [--baize-shade=black] - The colour that is mixed into the felt for fields and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - The text on the felt.
 * @cssproperty [--baize-line] - The lines. Default: a faint `--baize-text`.
 * @cssproperty [--baize-accent=#f4c04e] - The main button, the player's row, and the focus ring.
 * @cssproperty [--baize-on-accent=#241a02] - The text on the accent.
 * @cssproperty [--baize-frame-radius=14px] - The radius of the corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The font.
 * @csspart offer - The offer to send a win to the leaderboard. Names: `offer-title`.
 * @csspart field - A label with its field. Names: `input`.
 * @csspart button - Every button. Names: `button-send`, `button-not-now`, `button-offer`, `button-earlier`, `button-later`, `button-own`, `button-before`, `button-after`, `button-group`, `button-everybody`, `button-remove`, `button-remove-yes`, `button-remove-no`, `button-csv`. States: `primary`.
 * @csspart day - The day that is shown.
 * @csspart group-name - The group that is shown.
 * @csspart own-place - The player's place, in words.
 * @csspart table - The results. Names: `row`, `place`, `name`, `you`. States: `own`.
 * @csspart pages - The buttons between pages. Names: `range`.
 * @csspart empty - The text if there is no result, or no server.
 * @csspart friends - The player's group, in a `<details>`. Names: `friends-button`.
 * @csspart removing - The question whether to delete all of the player's results.
 * @csspart season - The season of the room. Names: `season-title`, `season-table`, `season-row`, `season-note`.
 * @csspart note - A note on what the results prove.
 * @csspart status - The result of the last action, in words.
 */
export class GameLeaderboard extends SheetElement {
  static override readonly styles = leaderboardStyles;

  /** @ignore */
  declare addEventListener: Listening<GameLeaderboardEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameLeaderboardEventMap, EventListenerOptions>;

  /**
   * The URL of a server's leaderboards, `https://play.example/daily`.
   * @attr {string} src
   */
  @property() src: string | null = null;
  /**
   * The id of the game whose results are shown, and whose wins are sent.
   * @attr {string} for
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /**
   * The day that is shown first, `2026-11-22`. Default: the game's day, or today.
   * @attr {string} day
   */
  @property() day: string | null = null;
  /**
   * The code of a group that the page sets for its players, as a school does. Default: the group that the
   * player enters.
   * @attr {string} group
   */
  @property() group: string | null = null;
  /**
   * The player's name, on a site that knows its visitors: 1 to 16 characters. Players are then asked only whether to send
   * their results. Default: the name that the player enters.
   * @attr {string} name
   */
  @property() name: string | null = null;

  /** @internal */
  words: LeaderboardWords = leaderboardWords;
  /** @internal */
  @state() override room: Room | undefined;
  private readonly reader = new BoardReader(this, () => this.boardAddress);
  private readonly watched = new WatchedGame(
    this,
    (win) => this.addWin(win),
    (code) => this.sender && this.setStatus((words) => refusedText(words, { code })),
  );
  private readonly season = new SeasonController(this);
  private address: string | undefined;
  private sender: ResultSender | undefined;
  /** The day that the player chose. */
  private chosenDay: string | undefined;
  private hostGroup = '';
  private hostName = '';
  private from = 0;
  private showsGroup = false;
  private isPostponed = false;
  private isRemoving = false;
  /** A selector of the element to focus after the next render, because the focused one is removed. */
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
    document.addEventListener('visibilitychange', this.onWake);
    addEventListener('online', this.onWake);
    // The game and its day may be known only after this element's first render.
    this.requestUpdate();
    this.sender?.send();
    this.reader.reload();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.onWake);
    removeEventListener('online', this.onWake);
    this.sender?.stop();
    this.reader.stop();
  }

  /**
   * Returns the room's season as CSV, with a header line: all places of the shown group on the server, or without a
   * server the games won in this browser.
   *
   * @throws if there is no season, or if the server does not answer
   */
  seasonCsv(): Promise<string> {
    return this.season.csv();
  }

  private get boardAddress(): string | undefined {
    const { played } = this.watched;
    return played && this.addressOf(this.shownDay(played), this.from, PAGE);
  }

  /** @internal */
  get shown(): SeasonHost['shown'] {
    const group = this.showsGroup ? this.playerGroup : '';
    return { hasServer: this.address !== undefined, daily: this.watched.daily, group };
  }

  /** @internal */
  addressOf(of: string, from: number, count: number): string | undefined {
    const { address, sender, shown } = this;
    const { played } = this.watched;
    if (address === undefined || !played) return undefined;
    const { person = '' } = sender?.keeper.stored ?? {};
    return boardAddress(address, { ...played, of, from, count, group: shown.group, person });
  }

  private addWin(win: Win): void {
    const { sender } = this;
    if (!sender) return;
    const { keeper } = sender;
    if (this.hostGroup !== '') keeper.change({ group: this.hostGroup });
    // The player agreed to be named as the site names them.
    if (this.hostName !== '' && keeper.stored.name !== '') keeper.change({ name: this.hostName });
    keeper.add(win);
    this.isPostponed = false;
    this.chosenDay = win.day;
    this.from = 0;
    sender.send();
    this.requestUpdate();
  }

  private sendingChanged(): void {
    if (!this.sender) return;
    const { sending } = this.sender;
    this.setStatus(statusOf(sending));
    if (sending.state === 'removed') this.from = 0;
    if (sending.state === 'sent' || sending.state === 'removed') this.reload();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('src')) this.readAddress();
    if (changed.has('day') && (this.day ?? null) !== null && !isDay(this.day))
      this.report(wrongOption('day', this.day, 'YYYY-MM-DD').problem);
    if (changed.has('group')) this.readGroup();
    if (changed.has('name')) this.readName();
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
      ...{ board: reader.board, problem: reader.problem, isLoading: reader.isLoading },
      ...{ from: this.from, group: this.playerGroup, showsGroup: this.showsGroup },
      hasLater: day < this.lastDay(played),
      player: this.playerView(),
      status: this.status(words),
      goToDay: (step) => {
        this.chosenDay = addDays(day, step);
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

  private playerView(): PlayerView {
    const { sender, isPostponed, isRemoving } = this;
    const offer = sender?.needsConsent ? (isPostponed ? 'later' : 'open') : 'none';
    return {
      ...{ offer, isRemoving, name: this.hostName },
      isKnown: (sender?.keeper.stored.last.length ?? 0) > 0,
      agree: (name) => {
        sender?.keeper.change({
          name,
          ...(this.playerGroup !== '' && { group: this.playerGroup }),
        });
        sender?.send();
        this.focusNext('h2');
      },
      postpone: (on) => {
        this.isPostponed = on;
        this.focusNext(on ? '.offer button' : '.offer input');
      },
      confirmRemoving: (on) => {
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

  /** The latest day that can be shown: today, or the game's day, which may have begun in another time zone. */
  private lastDay(played: PlayedGame | undefined): string {
    const today = readersDay();
    return played?.day !== undefined && played.day > today ? played.day : today;
  }

  private shownDay(played: PlayedGame | undefined): string {
    const pageDay = isDay(this.day) ? this.day : undefined;
    return this.chosenDay ?? pageDay ?? played?.day ?? readersDay();
  }

  private get playerGroup(): string {
    return this.hostGroup || (this.sender?.keeper.stored.group ?? '');
  }

  private goTo(place: number): void {
    this.from = Math.floor(place / PAGE) * PAGE;
    this.requestUpdate();
  }

  /** Shows the group, and sends the player's result of the shown day to its board. */
  private enterGroup(given: string): boolean {
    const group = readGroup(given);
    if (group === undefined) {
      this.setStatus((words) => refusedText(words, { code: 'bad-group' }));
      return false;
    }
    const { keeper } = this.sender!;
    const { played } = this.watched;
    const day = this.shownDay(played);
    const sent = keeper.stored.last.find((win) => win.game === played?.game && win.day === day);
    keeper.change({ group });
    if (sent) keeper.add(sent);
    this.showsGroup = true;
    this.sender!.send();
    this.goTo(0);
    return true;
  }

  /** The network is back, or the page is visible again. */
  private readonly onWake = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.sender?.send();
    this.reload();
  };

  private reload(): void {
    this.reader.reload();
    this.season.reload();
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
    const keeper = new ResultKeeper(read.value);
    this.sender = new ResultSender(read.value, keeper, this, () => this.sendingChanged());
    this.sender.send();
  }

  private readGroup(): void {
    const { group } = this;
    const read = (group ?? null) === null ? '' : readGroup(group);
    if (read === undefined)
      this.report(wrongOption('group', group, 'three to twenty letters and figures').problem);
    this.hostGroup = read ?? '';
    this.showsGroup = this.hostGroup !== '';
  }

  private readName(): void {
    const { name } = this;
    const read = (name ?? null) === null ? '' : readName(name);
    if (read === undefined)
      this.report(wrongOption('name', name, '1 to 16 characters with a letter or digit').problem);
    this.hostName = read ?? '';
  }

  /** @internal */
  setStatus(status: Status): void {
    this.status = status;
    this.requestUpdate();
  }
}
