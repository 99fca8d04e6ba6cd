import type { PropertyValues, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { wrongOption } from '../../core/engine/option.js';
import { plainCopy } from '../../core/engine/plain.js';
import { asRecord } from '../../core/engine/reason.js';
import { readServerAddress } from '../together/server-address.js';
import { readTableCode } from '../../core/together/table-code.js';
import { lobby } from '../../locales/compiled/en/lobby.js';
import { kit as kitFiles } from '../../locales/compiled/load/kit.js';
import { lobby as lobbyFiles } from '../../locales/compiled/load/lobby.js';
import type { LobbyMessages } from '../../locales/compiled/types.js';
import { type Words, kitWords } from '../../locales/words.js';
import type { GameEvent } from '../base/events.js';
import { dispatchTo } from '../base/listener-errors.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { reportProblem } from '../base/report.js';
import { SheetElement } from '../base/sheet-element.js';
import { wordsFrom } from '../controllers/language/gather.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { type Room, RoomController } from '../controllers/room.js';
import { codeInAddress, tableHash } from '../together/invitation.js';
import type { SignIn } from '../together/seat-keeper.js';
import { serverProblemText } from '../together/server-problem.js';
import { copyLink, invitationTo, shareLink } from './invitation-link.js';
import { TABLES, type TableChoice, type TableTag, makeTable, seatsFor } from './new-table.js';
import { lobbyStyles } from './styles.js';
import { TableList } from './table-list.js';
import { lobbyProblem, lobbyTemplate } from './view.js';

/**
 * The player goes to a table. By default the room around the lobby joins it, or the browser goes to the table's page.
 * `preventDefault()` stops that.
 */
export interface LobbyJoinDetail {
  /** Always `player`: only players join tables. */
  readonly source: 'player';
  /** The table's code. */
  readonly code: string;
  /** Whether this player has just made the table. */
  readonly made: boolean;
}

/** The events of `<card-lobby>`, with their details. */
export type CardLobbyEventMap = KitEventMap<CardLobby> & {
  'lobby-join': GameEvent<LobbyJoinDetail, CardLobby>;
};

export type * from '../base/public-types.js';

declare global {
  interface HTMLElementTagNameMap {
    'card-lobby': CardLobby;
  }
  interface GlobalEventHandlersEventMap {
    'lobby-join': GameEvent<LobbyJoinDetail>;
  }
}

const TAGS = Object.keys(TABLES) as TableTag[];

/** The words of the lobby in each language. */
const LANGUAGES = wordsFrom({ kit: kitFiles, lobby: lobbyFiles });

/**
 * A lobby, in which players make a table on a server, find an open one, join one by its code, and invite others.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used, or something failed to load. Each problem is reported once.
 * @fires {CustomEvent<LobbyJoinDetail>} lobby-join - The player goes to a table. Then the room around the lobby joins it, or the browser goes to the table's page, unless `preventDefault()` is called.
 * @csspart frame - The frame around everything.
 * @csspart title - The heading.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The background.
 * @cssproperty [--baize-scheme] - `light` or `dark`, independent of the page. Default: the page's.
 * @cssproperty [--baize-shade=black] - The colour that is mixed into the felt for fields and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - The text on the felt.
 * @cssproperty [--baize-line] - The lines. Default: a faint `--baize-text`.
 * @cssproperty [--baize-accent=#f4c04e] - The main buttons, and the focus ring.
 * @cssproperty [--baize-on-accent=#241a02] - The text on the accent.
 * @cssproperty [--baize-frame-radius=14px] - The radius of the corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The font.
 * @csspart section - The player's table, joining, the open tables, a new table. Names: `section-title`.
 * @csspart code - The code of the player's table. Names: `invitation`.
 * @csspart others - Everything except the player's table, in a `<details>`. Names: `others-button`.
 * @csspart tables - The list of open tables. Names: `table`, `table-name`.
 * @csspart empty - The text if there are no open tables.
 * @csspart field - A label with its field. Names: `input`, `select`.
 * @csspart button - Every button. Names: `button-share`, `button-copy`, `button-join`, `button-make`. States: `primary`.
 * @csspart status - The result of the last action, in words.
 */
export class CardLobby extends SheetElement {
  static override readonly styles = lobbyStyles;

  /** @ignore */
  declare addEventListener: Listening<CardLobbyEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<CardLobbyEventMap, EventListenerOptions>;

  /**
   * The server of the tables, `wss://…` or `https://…`. Default: the room's.
   * @attr {string} server
   */
  @property() server: string | null = null;
  /**
   * The tag of the only game whose tables are shown and made. Default: all games.
   * @attr {'seven27-table' | 'paigow-table' | 'hearts-table' | 'spades-table' | 'whist-table' | 'twenty-nine-table' | 'ten-dice-race'} game
   */
  @property() game: string | null = null;
  /**
   * The URL of the page with the table. Invitations lead there, and joining does too if no room is around the lobby.
   * Default: the lobby's own page.
   * @attr {string} table-page
   */
  @property({ attribute: 'table-page' }) tablePage: string | null = null;
  /** The rules and stakes of a new table, in the form of the game's own property `settings`. */
  @property({ attribute: false }) settings: object | null = null;
  /**
   * The site's own sign-in: a signed token of the visitor, or a function that returns one for each request.
   * Default: the room's.
   */
  @property({ attribute: false }) signIn: (() => Promise<string>) | string | null = null;

  /** @internal */
  words: Words<'kit' | 'lobby'> = { ...kitWords, lobby };
  /** @internal */
  override room: Room | undefined;
  private readonly list = new TableList(this, () => this.listedServer);
  private onlyGame: TableTag | undefined;
  private ownServer: string | undefined;
  /** The message about the last action. */
  private status: ((words: LobbyMessages) => string) | undefined;
  private isMaking = false;
  /** Whether the focus was in the lobby when the player joined a table. */
  private hadFocus = false;
  /** The code of the last render. */
  private shownCode: string | undefined;
  private choice: TableChoice = {
    ...{ game: 'seven27-table', seats: 5, decision: 30_000, fill: true, listed: false },
  };

  constructor() {
    super();
    new RoomController(this, (room) => {
      this.room = room;
      this.requestUpdate();
    });
    new LanguageController(this, () => LANGUAGES, {
      complain: (problem) => this.report(problem),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onHashChange);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onHashChange);
  }

  /** @internal The server whose open tables are shown. */
  get listedServer(): string | undefined {
    if (this.ownServer !== undefined) return this.ownServer;
    // If the address is the room's, the room reports what is wrong.
    const read = readServerAddress(this.room?.tables?.server);
    return 'value' in read ? read.value : undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('server')) this.readServer();
    if (changed.has('game')) this.readGame();
    if (changed.has('settings')) this.readSettings();
    if (changed.has('game') || changed.has('settings')) this.chooseSeats();
    if (changed.has('tablePage')) this.readTablePage();
  }

  protected override updated(): void {
    const { ownCode: code, shadowRoot } = this;
    // The pressed button may be hidden now, so the focus moves to the player's table.
    const isNew = code !== undefined && code !== this.shownCode;
    this.shownCode = code;
    if (isNew && this.hadFocus) shadowRoot?.querySelector<HTMLElement>('.own button')?.focus();
    this.hadFocus = false;
  }

  protected override render(): TemplateResult {
    const {
      words: { lobby: words },
      list,
      choice,
      onlyGame,
    } = this;
    const code = this.ownCode;
    return lobbyTemplate({
      ...{ words, choice, onlyGame, code, isMaking: this.isMaking, settings: this.settings },
      theme: this.shownTheme,
      hasServer: this.listedServer !== undefined,
      tables: list.tables?.filter(({ game }) => onlyGame === undefined || game === onlyGame),
      listProblem: list.problem,
      invitation: code === undefined ? undefined : this.invitationTo(code),
      canShare: code !== undefined && 'share' in navigator,
      status: this.status?.(words) ?? '',
      choose: (chosen) => {
        this.choice = { ...choice, ...chosen };
        this.requestUpdate();
      },
      make: () => void this.make(),
      join: (given) => this.joinGiven(given),
      share: (link) => void this.share(link),
      copy: (link, field) => void this.copy(link, field),
    });
  }

  /** The code of the page's table: the room's, or without a room the invitation's. */
  private get ownCode(): string | undefined {
    const { tables } = this.room ?? {};
    const invited = this.tablePage === null ? codeInAddress() : undefined;
    const read = readTableCode(tables ? tables.code : invited);
    return 'value' in read ? read.value : undefined;
  }

  private invitationTo(code: string): string {
    return invitationTo(code, this.tablePage);
  }

  private readonly onHashChange = (): void => this.requestUpdate();

  private readServer(): void {
    if ((this.server ?? null) === null) return void (this.ownServer = undefined);
    const read = readServerAddress(this.server);
    if ('problem' in read) this.report(read.problem);
    else this.ownServer = read.value;
  }

  private readGame(): void {
    if ((this.game ?? null) === null) return void (this.onlyGame = undefined);
    const known = TAGS.find((tag) => tag === this.game);
    if (!known) {
      this.report(wrongOption('game', this.game, TAGS.join(', ')).problem);
      return;
    }
    this.onlyGame = known;
    this.choice = { ...this.choice, game: known };
  }

  private readSettings(): void {
    const { settings } = this;
    if ((settings ?? null) === null) return;
    const copied = plainCopy(settings);
    if ('value' in copied && asRecord(copied.value)) return;
    this.report(wrongOption('settings', settings, '{ … }').problem);
    this.settings = null;
  }

  /** Chooses a number of seats that the game has with the page's settings. */
  private chooseSeats(): void {
    const { game, seats } = this.choice;
    this.choice = { ...this.choice, seats: seatsFor(game, this.settings, seats) };
  }

  private readTablePage(): void {
    try {
      this.tablePage = this.tablePage ?? null;
      // Checks a relative URL with any base. `location` does not exist on a server.
      new URL(this.tablePage ?? '', 'https://page.example');
    } catch {
      this.report(wrongOption('table-page', this.tablePage, 'the address of a page').problem);
      this.tablePage = null;
    }
  }

  private setStatus(status: (words: LobbyMessages) => string): void {
    this.status = status;
    this.requestUpdate();
  }

  private async make(): Promise<void> {
    const { listedServer: server, room, settings } = this;
    if (server === undefined || this.isMaking) return;
    this.isMaking = true;
    this.setStatus(({ making }) => making);
    const signIn: SignIn = this.signIn ?? room?.tables?.signIn();
    const made = await makeTable(server, this.choice, settings, signIn);
    this.isMaking = false;
    if ('problem' in made) {
      const problem = { ...made.problem, server };
      reportProblem(this, problem, serverProblemText(problem));
      this.setStatus((words) => lobbyProblem(words, problem));
      return;
    }
    this.setStatus((words) => words.made);
    this.list.reload();
    this.join(made.value, true);
  }

  private joinGiven(given: string): boolean {
    const read = readTableCode(given);
    if ('problem' in read) {
      this.setStatus((words) => lobbyProblem(words, read.problem));
      return false;
    }
    this.setStatus(() => '');
    this.join(read.value, false);
    return true;
  }

  private join(code: string, made: boolean): void {
    this.hadFocus = this.shadowRoot?.activeElement !== null;
    const detail: LobbyJoinDetail = { source: 'player', code, made };
    const how = { bubbles: true, composed: true, cancelable: true };
    const event = new CustomEvent('lobby-join', { ...how, detail });
    dispatchTo(this, event);
    if (event.defaultPrevented) return;
    const { tables } = this.room ?? {};
    if (tables) tables.choose(code);
    else if (this.tablePage === null) location.hash = tableHash(code);
    else location.assign(this.invitationTo(code));
  }

  private async share(link: string): Promise<void> {
    const { inviting, invitingToPlay } = this.words.lobby;
    const title = this.onlyGame ? inviting({ game: this.onlyGame }) : invitingToPlay;
    if ((await shareLink(title, link)) === 'failed') this.setStatus((words) => words.notShared);
  }

  private async copy(link: string, field: HTMLInputElement): Promise<void> {
    const isCopied = await copyLink(link);
    if (!isCopied) field.select();
    this.setStatus((words) => (isCopied ? words.copied : words.byHand));
  }
}
