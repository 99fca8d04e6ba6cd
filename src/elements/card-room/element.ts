import { ContextProvider } from '@lit/context';
import { LitElement, type CSSResultGroup, type TemplateResult, css, html } from 'lit';
import { property } from 'lit/decorators.js';
import { emptyRenderRoot } from '../base/adopt-styles.js';
import { numberOr } from '../../core/cards/deal-number.js';
import { wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { type Season, seasonDays } from '../../core/history/season.js';
import { kitEn } from '../../locales/kit-en.js';
import { roomEn } from '../../locales/room-en.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { HistoryStore } from '../../storage/history-store.js';
import { readEntry } from '../../storage/local-store.js';
import type { SaveStore } from '../../storage/save-store.js';
import { isStartingBankroll } from '../../core/table/bankroll.js';
import { MOST_CHIPS } from '../../core/table/chips.js';
import { type BankrollChangeDetail, type GameEvent, emit } from '../base/events.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import type { CardFaces } from '../cards/host-faces.js';
import { defaultSaveName } from '../base/place-in-page.js';
import { reportLoadError, reportProblem } from '../base/report.js';
import { THEMES, THEMES_ACCEPTED, saveNameOf } from '../base/host-value.js';
import { ROOM, type Room, roomContext } from '../controllers/room.js';
import { SOUNDS, type SoundChoice, soundChoice } from '../controllers/sound-choice.js';
import { VERSION } from '../base/version.js';
import { StartedGames } from './started-games.js';
import { RoomFactory, prefixOf } from './room-factory.js';
import { KEY } from './bankroll-store.js';
import { RoomTables } from './room-tables.js';
import { Recorder } from './recorder.js';

/**
 * What the games inside it share: where they are kept, how they look, the history of finished games,
 * and the chips of the person who plays. Each game plays without it, too.
 *
 * @slot - The games, wherever within.
 * @event {CustomEvent<BankrollChangeDetail>} bankroll-change - There are more chips than before or
 *   fewer, or some went to a table or came back.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute could not be used, or something
 *   can't be kept; told once.
 */
export class CardRoom extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly styles: CSSResultGroup = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
  `;

  /** @ignore */
  declare addEventListener: Listening<CardRoomEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<CardRoomEventMap, EventListenerOptions>;

  /** @internal What a room is known by. */
  readonly [ROOM] = true;

  /**
   * For games whose own is `auto`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property() theme: string | null = 'auto';
  /**
   * The language, for games that ask for none.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar'} locale
   */
  @property() locale: string | null = null;
  /** No clocks, counts and scores in any game; they are recorded all the same. */
  @property({ type: Boolean }) calm = false;
  /** Boards mirrored, for left-handed players. */
  @property({ type: Boolean }) mirrored = false;
  /** A colour for each suit. */
  @property({ type: Boolean, attribute: 'four-color' }) fourColor = false;
  /**
   * Whether games are heard that say nothing of it themselves; `always` is heard even where people
   * want less motion. Without a value it is `on`.
   * @attr {'off' | 'on' | 'always'} [sound=off]
   */
  @property() sound: string | boolean | null = null;
  /**
   * The name under which all of it is kept; else the page's path and the room's number on it.
   * @attr {string} save-key
   */
  @property({ attribute: 'save-key' }) saveKey: string | null = null;
  /**
   * The chips that the person begins with, 1 to 1000000000, for all tables; without it each table
   * brings its own.
   * @attr {number} bankroll
   */
  @property({ attribute: 'bankroll' }) firstBankroll: number | string | null = null;
  /**
   * A club's week, `2026-W48` (ISO 8601): patience games play its seven deals, one a day; calendar and leaderboard show
   * the week, and add its results up.
   * @attr {string} season
   */
  @property() season: string | null = null;
  /**
   * The host's own card faces, for games without: from a card's letters (`7H`, `XX`) to a template or
   * an image's URL.
   */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;
  /** Where running games and chips are kept; the browser's localStorage without it. */
  @property({ attribute: false }) store: SaveStore | null = null;
  /** Where finished games are kept; the browser's IndexedDB without it. */
  @property({ attribute: false }) historyStore: HistoryStore | null = null;
  /**
   * The server of tables that people share across machines: `wss://…` or `https://…`. Without it, tables play in this
   * page alone, and nothing of it is loaded.
   * @attr {string} server
   */
  @property() server: string | null = null;
  /**
   * The table there, by its code of eight letters; small letters and spaces are no matter. Without it, the code of the
   * invitation in the page's address, `#table=…`; where there is none either, tables play in this page alone.
   * @attr {string} code
   */
  @property() code: string | null = null;
  /**
   * The site's own sign-in: a signed token of the visitor, or a function that gets one whenever the server is asked.
   */
  @property({ attribute: false }) signIn: (() => Promise<string>) | string | null = null;

  private place: string | undefined;
  private lastTheme = 'auto';
  private lastSound: SoundChoice = 'off';
  private lastStart: number | undefined;
  private lastSeason: Season | undefined;
  private readonly reported = new Map<string, string>();
  private readonly lending = new RoomFactory(this);
  private readonly tables = new RoomTables(this);
  private recorder: Recorder | undefined;
  private readonly provider = new ContextProvider(this, { context: roomContext });

  /** All chips of the person: the purse's, and those at tables as of their last hands; none without `bankroll`. */
  get bankroll(): number | undefined {
    return this.lending.purse?.bankroll;
  }

  /** The chips that are at no table. */
  get purse(): number | undefined {
    return this.lending.purse?.purse;
  }

  /** The games that have ended here; `undefined` before the room is in a page. */
  get history(): HistoryKeeper | undefined {
    return this.lending.room?.history;
  }

  override connectedCallback(): void {
    // Before games hear of the room, which its connection tells.
    this.lend();
    this.record();
    super.connectedCallback();
    addEventListener('storage', this.look);
    addEventListener('pagehide', this.keep);
    addEventListener('hashchange', this.lookAtAddress);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.look);
    removeEventListener('pagehide', this.keep);
    removeEventListener('hashchange', this.lookAtAddress);
    this.keep();
    // One that is only moved goes on with what it has heard.
    queueMicrotask(() => this.isConnected || this.recorder?.stop());
  }

  protected override willUpdate(): void {
    const { room } = this.lending;
    if (this.isConnected && this.lend() !== room && room?.history !== this.history) this.record();
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  /** @internal */
  complain(problem: Problem, cause?: unknown): void {
    reportProblem(this, problem, roomEn.problem(problem), cause);
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, kitEn.notFetched);
  }

  /** @internal */
  bankrollChanged(detail: BankrollChangeDetail): void {
    emit(this, 'bankroll-change', detail);
  }

  /** Another tab may have played. */
  private readonly look = ({ key, newValue }: StorageEvent): void => {
    const isOurs = key === `${prefixOf(this.defaultSaveName())}${KEY}`;
    this.lending.purse?.look(isOurs ? readEntry(newValue)?.value : undefined);
  };

  /** An invitation may have been opened. */
  private readonly lookAtAddress = (): void => this.requestUpdate();

  /** As the page goes: the store may take by now what it did not take before. */
  private readonly keep = (): void => this.lending.purse?.keep();

  /** Takes the settings as far as they can be used; the room that they make. */
  private lend(): Room {
    const { store, historyStore, locale, calm, mirrored, fourColor, cardFaces } = this;
    this.settle('theme', this.theme, THEMES_ACCEPTED, (theme) => {
      if (!(THEMES as readonly unknown[]).includes(theme ?? 'auto')) return false;
      this.lastTheme = this.theme ?? 'auto';
      return true;
    });
    this.settle('sound', this.sound, SOUNDS.join(', '), soundChoice);
    this.lastSound = soundChoice(this.sound) ?? this.lastSound;
    this.settle('bankroll', this.firstBankroll, `1 … ${MOST_CHIPS}`, (given) => {
      const start = numberOr(given);
      // A framework that takes a property back leaves it undefined.
      if (start !== null && start !== undefined && !isStartingBankroll(start)) return false;
      this.lastStart = start ?? undefined;
      return true;
    });
    this.settleSeason();
    const [theme, sound, start] = [this.lastTheme, this.lastSound, this.lastStart];
    const season = this.lastSeason;
    const looks = { season, theme, locale, calm, mirrored, fourColor, sound, cardFaces };
    const kept = { name: this.defaultSaveName(), store, historyStore, start };
    const room = this.lending.lend({ ...looks, ...this.tables.lend(), ...kept });
    this.provider.setValue(room);
    return room;
  }

  private settleSeason(): void {
    const { season } = this;
    const days = (season ?? null) === null ? undefined : seasonDays(season);
    const problem = days && 'problem' in days ? days.problem : undefined;
    if (!problem) this.lastSeason = season ?? undefined;
    this.complainOf('season', problem);
  }

  /** One that can't be used changes nothing, and is told of once. */
  private settle(
    option: string,
    given: unknown,
    accepted: string,
    take: (given: unknown) => unknown,
  ): void {
    this.complainOf(option, take(given) ? undefined : wrongOption(option, given, accepted).problem);
  }

  /** @internal Tells of what can't be used, once for each wrong value. */
  complainOf(option: string, problem: Problem | undefined): void {
    const got = problem && String(problem['got']);
    if (got === undefined) this.reported.delete(option);
    else if (this.reported.get(option) !== got) {
      this.reported.set(option, got);
      this.complain(problem!);
    }
  }

  private defaultSaveName(): string {
    const given = saveNameOf(this.saveKey);
    if (given !== undefined) return given;
    return (this.place ??= defaultSaveName(this).replace(/[^:]+:(?=\d+$)/, ''));
  }

  /** Counts the games whose nearest room is this one. */
  private record(): void {
    const { history, store } = this.lending.room!;
    if (this.recorder?.keeper !== history) {
      this.recorder?.stop();
      const isMine = (event: Event): boolean =>
        event.composedPath().find((node) => ROOM in node) === this;
      this.recorder = new Recorder(this, history!, isMine, new StartedGames(store));
    }
    this.recorder!.start();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-room': CardRoom;
  }
}

/** The events of `<card-room>`, with their details; those of the games in it pass by. */
export type CardRoomEventMap = KitEventMap<CardRoom> & {
  'bankroll-change': GameEvent<BankrollChangeDetail, CardRoom>;
};

export type * from '../base/public-types.js';
export type { HistoryKeeper } from '../../storage/history-keeper.js';
export type { HistoryStore } from '../../storage/history-store.js';
export type { SaveStore } from '../../storage/save-store.js';
