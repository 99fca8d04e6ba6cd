import { ContextProvider } from '@lit/context';
import type { PageLocales } from '../controllers/language/page-locales.js';
import { LitElement, type CSSResultGroup, type TemplateResult, css, html } from 'lit';
import { property } from 'lit/decorators.js';
import { emptyRenderRoot } from '../base/adopt-styles.js';
import { numberOr } from '../../core/cards/deal-number.js';
import { wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { type Season, seasonDays } from '../../core/history/season.js';
import { kitWords } from '../../locales/words.js';
import { roomProblemText } from './problem-text.js';
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
import { SETTINGS, namesIn } from '../controllers/controls-controller.js';
import { FACES } from '../controllers/preferences.js';
import { SOUNDS, type SoundChoice, soundChoice } from '../controllers/sound-choice.js';
import { VERSION } from '../base/version.js';
import { StartedGames } from './started-games.js';
import { RoomFactory, prefixOf } from './room-factory.js';
import { KEY } from './bankroll-store.js';
import { RoomTables } from './room-tables.js';
import { Recorder } from './recorder.js';

/**
 * A container whose games share a store, looks, the history of finished games, and the player's chips. Games also work
 * without a room.
 *
 * @slot - The games, at any depth.
 * @event {CustomEvent<BankrollChangeDetail>} bankroll-change - The number of chips changed, or chips were moved to or from a table.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute or a store can't be used. Each problem is reported once.
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

  /** @internal Marks an element that provides a room. */
  readonly [ROOM] = true;

  /**
   * The theme of games whose own `theme` is `auto`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property() theme: string | null = 'auto';
  /**
   * The language of games without a `locale`.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar' | 'pt-BR'} locale
   */
  @property() locale: string | null = null;
  /**
   * Messages that replace the kit's, and languages that it lacks: `{ 'pt-BR': { src: '/pt-BR.ftl' } }`.
   */
  @property({ attribute: false }) locales: PageLocales | null = null;
  /** Hides clocks, counts and scores in all games. They are still recorded. */
  @property({ type: Boolean }) calm = false;
  /** Mirrors the boards, for left-handed players. */
  @property({ type: Boolean }) mirrored = false;
  /** Shows each suit in its own colour. */
  @property({ type: Boolean, attribute: 'four-color' }) fourColor = false;
  /**
   * The settings that players can't change in the room's games, such as `felt card-back`. Their choices on other pages
   * have no effect here.
   * @attr {string} without
   */
  @property() without: string | null = null;
  /**
   * The sound of games without a `sound`. `always` plays it even for people who prefer reduced motion.
   * An empty value means `on`.
   * @attr {'off' | 'on' | 'always'} [sound=off]
   */
  @property() sound: string | boolean | null = null;
  /**
   * The name under which the room stores games, chips and history. Default: the page's path, and the room's number on
   * the page.
   * @attr {string} save-key
   */
  @property({ attribute: 'save-key' }) saveKey: string | null = null;
  /**
   * The player's chips at the start, 1 to 1000000000, shared by all tables. Without it each table brings its own.
   * @attr {number} bankroll
   */
  @property({ attribute: 'bankroll' }) firstBankroll: number | string | null = null;
  /**
   * A club's week, `2026-W48` (ISO 8601). Patience games play its seven deals, one a day. Calendar and leaderboard show
   * the week and add up its results.
   * @attr {string} season
   */
  @property() season: string | null = null;
  /**
   * The card faces of games that don't set them: the kit's own, or the classic English pattern.
   * @attr {'baize' | 'english'} [faces=baize]
   */
  @property() faces: string | null = null;
  /**
   * The card faces of games without their own: a function from a card's letters (`7H`, `XX`) to a template or an
   * image's URL.
   */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;
  /** The store of running games and chips. Default: the browser's localStorage. */
  @property({ attribute: false }) store: SaveStore | null = null;
  /** The store of finished games. Default: the browser's IndexedDB. */
  @property({ attribute: false }) historyStore: HistoryStore | null = null;
  /**
   * The server for tables that people share across machines: `wss://…` or `https://…`. Without it, tables run in this
   * page alone, and the code for servers is not loaded.
   * @attr {string} server
   */
  @property() server: string | null = null;
  /**
   * The code of a table on the server: eight letters and figures, in either case, with or without spaces. Default: the
   * code in the page's address, `#table=…`. If there is none either, tables run in this page alone.
   * @attr {string} code
   */
  @property() code: string | null = null;
  /**
   * The site's own sign-in: a signed token of the visitor, or a function that returns one for each request.
   */
  @property({ attribute: false }) signIn: (() => Promise<string>) | string | null = null;

  private place: string | undefined;
  private lastTheme = 'auto';
  private lastFaces: string = FACES[0];
  private lastSound: SoundChoice = 'off';
  private lastWithout: string | undefined;
  private lastStart: number | undefined;
  private lastSeason: Season | undefined;
  private readonly reported = new Map<string, string>();
  private readonly factory = new RoomFactory(this);
  private readonly tables = new RoomTables(this);
  private recorder: Recorder | undefined;
  private readonly provider = new ContextProvider(this, { context: roomContext });

  /**
   * All chips of the player: the available ones, and those at tables as of their last hands. `undefined` without the
   * attribute `bankroll`.
   */
  get bankroll(): number | undefined {
    return this.factory.bankroll?.bankroll;
  }

  /** The chips that are at no table. `undefined` without the attribute `bankroll`. */
  get availableChips(): number | undefined {
    return this.factory.bankroll?.availableChips;
  }

  /** The finished games; `undefined` before the room is in a page. */
  get history(): HistoryKeeper | undefined {
    return this.factory.room?.history;
  }

  override connectedCallback(): void {
    // Connecting provides the room to the games, so it has to exist by then.
    this.updateRoom();
    this.record();
    super.connectedCallback();
    addEventListener('storage', this.onStorage);
    addEventListener('pagehide', this.flush);
    addEventListener('hashchange', this.onHashChange);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.onStorage);
    removeEventListener('pagehide', this.flush);
    removeEventListener('hashchange', this.onHashChange);
    this.flush();
    // A room that is moved within the page keeps its recorder.
    queueMicrotask(() => this.isConnected || this.recorder?.stop());
  }

  protected override willUpdate(): void {
    if (!this.isConnected) return;
    const { room } = this.factory;
    if (this.updateRoom() !== room && room?.history !== this.history) this.record();
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  /** @internal */
  complain(problem: Problem, cause?: unknown): void {
    reportProblem(this, problem, roomProblemText(problem), cause);
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, kitWords.kit.notFetched);
  }

  /** @internal */
  bankrollChanged(detail: BankrollChangeDetail): void {
    emit(this, 'bankroll-change', detail);
  }

  /** Another tab may have played. */
  private readonly onStorage = ({ key, newValue }: StorageEvent): void => {
    const isOurs = key === `${prefixOf(this.defaultSaveName())}${KEY}`;
    this.factory.bankroll?.refresh(isOurs ? readEntry(newValue)?.value : undefined);
  };

  /** The address may now contain an invitation to a table. */
  private readonly onHashChange = (): void => this.requestUpdate();

  /** Writes the chips when the page is left: a write that failed before may succeed now. */
  private readonly flush = (): void => this.factory.bankroll?.flush();

  /** Checks the attributes, and provides the room that they make. A wrong value is reported and changes nothing. */
  private updateRoom(): Room {
    const { store, historyStore, locale, locales, calm, mirrored, fourColor, cardFaces } = this;
    this.check('theme', this.theme, THEMES_ACCEPTED, (theme) => {
      if (!(THEMES as readonly unknown[]).includes(theme ?? 'auto')) return false;
      this.lastTheme = this.theme ?? 'auto';
      return true;
    });
    this.check('faces', this.faces, FACES.join(', '), (given) => {
      const known = FACES.find((faces) => faces === (given ?? FACES[0]));
      this.lastFaces = known ?? this.lastFaces;
      return known;
    });
    this.check('sound', this.sound, SOUNDS.join(', '), soundChoice);
    this.lastSound = soundChoice(this.sound) ?? this.lastSound;
    this.check('bankroll', this.firstBankroll, `1 … ${MOST_CHIPS}`, (given) => {
      const start = numberOr(given);
      // Frameworks reset a property to `undefined`.
      if (start !== null && start !== undefined && !isStartingBankroll(start)) return false;
      this.lastStart = start ?? undefined;
      return true;
    });
    this.checkSeason();
    this.checkWithout();
    const { lastTheme: theme, lastFaces: faces, lastSound: sound, lastStart: start } = this;
    const { lastSeason: season, lastWithout: without } = this;
    const switches = { calm, mirrored, fourColor };
    const looks = { season, without, theme, locale, locales, sound, faces, cardFaces };
    const stores = { name: this.defaultSaveName(), store, historyStore, start };
    const given = { ...looks, ...switches, ...this.tables.update(), ...stores };
    const room = this.factory.update(given);
    this.provider.setValue(room);
    return room;
  }

  private checkSeason(): void {
    const { season } = this;
    const days = (season ?? null) === null ? undefined : seasonDays(season);
    const problem = days && 'problem' in days ? days.problem : undefined;
    if (!problem) this.lastSeason = season ?? undefined;
    this.complainOf('season', problem);
  }

  private checkWithout(): void {
    this.check('without', this.without, [...SETTINGS, 'none'].join(', '), (given) => {
      const names = namesIn(given);
      const isText = names !== undefined || (given ?? '') === '';
      if (!isText || names?.some((name) => !SETTINGS.includes(name))) return false;
      this.lastWithout = names?.join(' ');
      return true;
    });
  }

  /** Reports a value that `accept` rejects. */
  private check(
    option: string,
    given: unknown,
    accepted: string,
    accept: (given: unknown) => unknown,
  ): void {
    const isAccepted = accept(given);
    this.complainOf(option, isAccepted ? undefined : wrongOption(option, given, accepted).problem);
  }

  /** @internal Reports the problem with an option once for each wrong value. */
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

  /** Records the games whose nearest room is this one. */
  private record(): void {
    const { history, store } = this.factory.room!;
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

/** The events of `<card-room>`, with their details. Events of the games inside bubble through it. */
export type CardRoomEventMap = KitEventMap<CardRoom> & {
  'bankroll-change': GameEvent<BankrollChangeDetail, CardRoom>;
};

export type * from '../base/public-types.js';
export type { HistoryKeeper } from '../../storage/history-keeper.js';
export type { HistoryStore } from '../../storage/history-store.js';
export type { SaveStore } from '../../storage/save-store.js';
