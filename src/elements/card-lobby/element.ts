import type { PropertyValues, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { wrongOption } from '../../core/engine/option.js';
import { plainCopy } from '../../core/engine/plain.js';
import { asRecord } from '../../core/engine/reason.js';
import { readServerAddress } from '../together/server-address.js';
import { readTableCode } from '../../core/together/table-code.js';
import { type LobbyWords, lobbyEn } from '../../locales/lobby-en.js';
import { togetherEn } from '../../locales/together-en.js';
import type { GameEvent } from '../base/events.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { reportProblem } from '../base/report.js';
import { SheetElement } from '../base/sheet-element.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { type Room, RoomController } from '../controllers/room.js';
import { codeInAddress, tableHash } from '../together/invitation.js';
import type { SignIn } from '../together/sign-in.js';
import { copyLink, invitationTo, shareLink } from './inviting.js';
import { type LobbyJoinDetail, tellJoin } from './join-event.js';
import { lobbyLanguages } from './languages.js';
import { TABLES, type TableChoice, type TableTag, makeTable } from './making.js';
import { lobbyStyles } from './styles.js';
import { TableList } from './table-list.js';
import { lobbyTemplate } from './view.js';

/** The events of `<card-lobby>`, with their details. */
export type CardLobbyEventMap = KitEventMap<CardLobby> & {
  'lobby-join': GameEvent<LobbyJoinDetail, CardLobby>;
};

export type * from '../base/public-types.js';
export type { LobbyJoinDetail } from './join-event.js';

declare global {
  interface HTMLElementTagNameMap {
    'card-lobby': CardLobby;
  }
}

const TAGS = Object.keys(TABLES) as TableTag[];

/**
 * Where players make a table on a server, find one that is open, join one by its code, and invite others.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute could not be used.
 * @fires {CustomEvent<LobbyJoinDetail>} lobby-join - A player goes to a table. The room around takes it there, or the page
 *   goes to the table's page; `preventDefault()` stops that.
 * @csspart frame - The whole.
 * @csspart title - The heading.
 * @csspart section - Your table, joining, the open tables, a new table.
 * @csspart section-title - The heading of one.
 * @csspart code - The code of the own table.
 * @csspart invitation - The field with the link.
 * @csspart others - All but the own table, which opens.
 * @csspart others-button - Opens it.
 * @csspart tables - The list of open tables.
 * @csspart table - One of them.
 * @csspart table-name - The name of its game.
 * @csspart empty - The words where there is none.
 * @csspart field - A label with its field.
 * @csspart input - A field to type in.
 * @csspart select - A field to choose from.
 * @csspart button - Every button.
 * @csspart button-primary - The main button of a section.
 * @csspart button-share - Hands the invitation to the device.
 * @csspart button-copy - Copies the invitation.
 * @csspart button-join - Joins the table whose code was typed.
 * @csspart button-make - Makes a table.
 * @csspart status - What was done, in words.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The ground, light and dark.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for fields and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - What is written on it.
 * @cssproperty [--baize-line] - Lines; else a faint text.
 * @cssproperty [--baize-accent=#f4c04e] - The main buttons, and the focus.
 * @cssproperty [--baize-on-accent=#241a02] - What is written on the accent.
 * @cssproperty [--baize-frame-radius=14px] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 */
export class CardLobby extends SheetElement {
  static override readonly styles = lobbyStyles;

  /** @ignore */
  declare addEventListener: Listening<CardLobbyEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<CardLobbyEventMap, EventListenerOptions>;

  /**
   * The server of tables, `wss://…` or `https://…`; else the room's.
   * @attr {string} server
   */
  @property() server: string | null = null;
  /**
   * The only game whose tables are shown and made, by the tag of its table; all without it.
   * @attr {'seven27-table' | 'paigow-table' | 'ten-dice-race'} game
   */
  @property() game: string | null = null;
  /**
   * The address of the page that has the table, for invitations, and to go to where no room is around; without it the page
   * that the lobby is on.
   * @attr {string} table-page
   */
  @property({ attribute: 'table-page' }) tablePage: string | null = null;
  /** The settings of a table that is made here, as the game's own property `settings` gives them: its rules and stakes. */
  @property({ attribute: false }) settings: object | null = null;
  /**
   * The site's own sign-in: a signed token of the visitor, or a function that gets one whenever the server is asked; else
   * the room's.
   */
  @property({ attribute: false }) signIn: (() => Promise<string>) | string | null = null;

  /** @internal */
  words: LobbyWords = lobbyEn;
  /** @internal */
  override room: Room | undefined;
  private readonly list = new TableList(this);
  private onlyGame: TableTag | undefined;
  private ownServer: string | undefined;
  /** What was done last, as a message of the words. */
  private status: ((words: LobbyWords) => string) | undefined;
  private isMaking = false;
  /** Whether what a player has pressed to get to a table has the focus. */
  private hadFocus = false;
  /** The own table as it was drawn last. */
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
    new LanguageController(this, () => lobbyLanguages, {
      complain: (problem) => this.report(problem),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.lookAtAddress);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.lookAtAddress);
  }

  /** @internal The server whose open tables are shown. */
  get listedServer(): string | undefined {
    if (this.ownServer !== undefined) return this.ownServer;
    // A room tells of its own where that cannot be used.
    const read = readServerAddress(this.room?.tables?.server);
    return 'value' in read ? read.value : undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('server')) this.readServer();
    if (changed.has('game')) this.readGame();
    if (changed.has('settings')) this.readSettings();
    if (changed.has('tablePage')) this.readTablePage();
  }

  protected override updated(): void {
    const { ownCode: code, shadowRoot } = this;
    // What was pressed has made way for the own table, where the player goes on.
    const isNew = code !== undefined && code !== this.shownCode;
    this.shownCode = code;
    if (isNew && this.hadFocus) shadowRoot?.querySelector<HTMLElement>('.own button')?.focus();
    this.hadFocus = false;
  }

  protected override render(): TemplateResult {
    const { words, list, choice, onlyGame } = this;
    const code = this.ownCode;
    return lobbyTemplate({
      ...{ words, choice, onlyGame, code, isMaking: this.isMaking },
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

  /** The table that this page is at: the room's; without a room the invitation's. */
  private get ownCode(): string | undefined {
    const { tables } = this.room ?? {};
    const invited = this.tablePage === null ? codeInAddress() : undefined;
    const read = readTableCode(tables ? tables.code : invited);
    return 'value' in read ? read.value : undefined;
  }

  private invitationTo(code: string): string {
    return invitationTo(code, this.tablePage);
  }

  private readonly lookAtAddress = (): void => this.requestUpdate();

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
    const [, most] = TABLES[known];
    this.choice = { ...this.choice, game: known, seats: Math.min(this.choice.seats, most) };
  }

  private readSettings(): void {
    const { settings } = this;
    if ((settings ?? null) === null) return;
    const copied = plainCopy(settings);
    if ('value' in copied && asRecord(copied.value)) return;
    this.report(wrongOption('settings', settings, '{ … }').problem);
    this.settings = null;
  }

  private readTablePage(): void {
    try {
      this.tablePage = this.tablePage ?? null;
      // Any base will do, to see whether it is an address: a server knows none of the page's own.
      new URL(this.tablePage ?? '', 'https://page.example');
    } catch {
      this.report(wrongOption('table-page', this.tablePage, 'the address of a page').problem);
      this.tablePage = null;
    }
  }

  private say(status: (words: LobbyWords) => string): void {
    this.status = status;
    this.requestUpdate();
  }

  private async make(): Promise<void> {
    const { listedServer: server, room, settings } = this;
    if (server === undefined || this.isMaking) return;
    this.isMaking = true;
    this.say(({ making }) => making);
    const signIn: SignIn = this.signIn ?? room?.tables?.signIn();
    const made = await makeTable(server, this.choice, settings, signIn);
    this.isMaking = false;
    if ('problem' in made) {
      const problem = { ...made.problem, server };
      reportProblem(this, problem, togetherEn.problem(problem));
      this.say((words) => words.problem(problem));
      return;
    }
    this.say((words) => words.made);
    this.list.look();
    this.join(made.value, true);
  }

  private joinGiven(given: string): boolean {
    const read = readTableCode(given);
    if ('problem' in read) {
      this.say((words) => words.problem(read.problem));
      return false;
    }
    this.say(() => '');
    this.join(read.value, false);
    return true;
  }

  private join(code: string, made: boolean): void {
    this.hadFocus = this.shadowRoot?.activeElement !== null;
    if (!tellJoin(this, { source: 'player', code, made })) return;
    const { tables } = this.room ?? {};
    if (tables) tables.choose(code);
    else if (this.tablePage === null) location.hash = tableHash(code);
    else location.assign(this.invitationTo(code));
  }

  private async share(link: string): Promise<void> {
    const title = this.words.inviting(this.onlyGame);
    if ((await shareLink(title, link)) === 'failed') this.say((words) => words.notShared);
  }

  private async copy(link: string, field: HTMLInputElement): Promise<void> {
    const isCopied = await copyLink(link);
    if (!isCopied) field.select();
    this.say((words) => (isCopied ? words.copied : words.byHand));
  }
}
