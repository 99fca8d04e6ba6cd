import { listText } from '../../../locales/words.js';
import { type ReactiveController, type TemplateResult, nothing } from 'lit';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { Emote, Person, TableStatus } from '../../../core/together/messages.js';
import type { JoinedTable } from '../../../core/together/remote-table.js';
import type { Transcript } from '../../../core/together/shuffle.js';
import type { TogetherMessages } from '../../../locales/compiled/types.js';
import { textFor } from '../../../locales/words.js';
import type { Words } from '../../../locales/words.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { LazyPart, lazy, loadForPlayer } from '../../base/lazy.js';
import type { ConnectionState } from '../../together/table-connection.js';
import type { MenuItem, TablePanel, TogetherParts, ActionButton } from '../scene.js';
import { seatBadges } from './badges.js';
import { againButton, menuLines, readyButton, sitButton, talkTool } from './commands.js';
import { Emotes } from './emotes.js';
import { FreeSeats } from './free-seats.js';
import type * as Panels from './panels.js';
import type { PartsHost, PartsSource } from './parts-host.js';
import type { PartsView } from './parts-view.js';
import { peopleNews, choosingText, connectionText, lastingText } from './status-texts.js';
import { type SeatTime, SeatTimes } from './seat-times.js';
import { togetherStyles } from './styles.js';

const loadPanels = lazy('together-panels', () => import('./panels.js'));

/** The panels that are different at a shared table. */
const PANELS: readonly TablePanel[] = [
  ...(['sit', 'emotes', 'leave', 'remove', 'keep-out', 'people', 'fair'] as const),
];

/**
 * What a shared table adds to the rendering and announcements of a table. Each part has a separate file: free
 * seats, emotes, clocks, texts on people and connection, commands, panels.
 */
export class SharedTableParts implements TogetherParts, PartsView, ReactiveController {
  readonly seats: FreeSeats;
  readonly emotes: Emotes;
  /** The seat whose person is about to be removed. */
  leaving: Seat | undefined;
  copiedByHand: number | undefined;
  /** The messages of the kit in the language that `words` are in, or will be when loaded. */
  private kit: Words['kit'];
  private translation: LazyPart<TogetherMessages> | undefined;
  private panelBodies: typeof Panels | undefined;
  private people: TableStatus['people'] = [];
  private wasLost = false;
  private wasChoosing = false;
  private readonly times: SeatTimes;

  constructor(
    readonly host: PartsHost,
    readonly source: PartsSource,
    public words: TogetherMessages,
  ) {
    const { element } = host;
    this.kit = host.words.kit;
    this.seats = new FreeSeats(host, source);
    this.emotes = new Emotes(element);
    this.times = new SeatTimes(host, () => this.words);
    element.problemText = (problem) => this.problem(problem);
    element.addController(this);
  }

  // ── State ──

  get joined(): JoinedTable | undefined {
    return this.source.table.joined;
  }

  get status(): TableStatus | undefined {
    return this.source.table.status;
  }

  get seat(): Seat | undefined {
    return this.source.table.seat;
  }

  get person(): Person | undefined {
    return this.status?.people[this.seat ?? -1] ?? undefined;
  }

  /** The names of the players in the shown hand or, before the first, of those who sit there. */
  get names(): readonly (string | undefined)[] {
    return this.source.names ?? this.presentNames;
  }

  /** The names of those who sit there now. */
  get presentNames(): readonly (string | undefined)[] {
    return this.status?.people.map((person) => person?.name) ?? [];
  }

  /** What everybody is called, by seat. */
  get seatNames(): readonly string[] {
    const { kinds = [] } = this.run ?? {};
    return kinds.map((_, seat) => this.host.texts.seatName(seat));
  }

  get transcripts(): readonly Transcript[] {
    return this.source.table.checked.map(({ transcript }) => transcript);
  }

  get isSending(): boolean {
    return this.source.isSending;
  }

  get state(): ConnectionState {
    return this.source.state;
  }

  get run(): TableRun | undefined {
    return this.source.runBefore;
  }

  // ── Lifecycle ──

  hostConnected(): void {
    this.seats.connect();
  }

  hostDisconnected(): void {
    this.seats.disconnect();
    this.times.rest();
  }

  hostUpdate(): void {
    const { words } = this.host;
    if (words.kit !== this.kit) {
      this.kit = words.kit;
      this.translation = new LazyPart(this.host.element, () => this.host.loadWords(words));
    }
    this.translation?.loadInBackground();
    this.words = this.translation?.value ?? this.words;
  }

  hostUpdated(): void {
    const { shadowRoot } = this.host.element;
    if (shadowRoot) adoptStyles(shadowRoot, togetherStyles);
    // Before the first hand nobody can act at a seat.
    const isWaiting = this.source.table.run === undefined;
    shadowRoot?.querySelector('.frame')?.toggleAttribute('data-waiting', isWaiting);
    this.times.draw();
    this.seats.reportChoosing();
  }

  /** Called when another table is shown. */
  leave(): void {
    const { element } = this.host;
    this.hostDisconnected();
    this.emotes.rest();
    element.problemText = undefined;
    element.shadowRoot?.querySelector('.frame')?.removeAttribute('data-waiting');
    element.removeController(this);
  }

  // ── Rendering ──

  get waiting(): string {
    return connectionText(this) ?? this.words.connection.connecting;
  }

  get lasting(): string {
    return lastingText(this);
  }

  atSeat(seat: Seat): unknown {
    return seatBadges(this, seat);
  }

  timeAt(seat: Seat): SeatTime | undefined {
    return this.host.element.calm ? undefined : this.times.at(seat);
  }

  get again(): ActionButton | undefined {
    return againButton(this);
  }

  nextButton(stacks: readonly (number | null)[]): ActionButton | undefined {
    return this.seat === undefined ? sitButton(this) : readyButton(this, stacks);
  }

  get idleButton(): ActionButton | undefined {
    if (this.seat === undefined) return sitButton(this);
    return this.status?.phase === 'waiting' ? readyButton(this, []) : undefined;
  }

  get tools(): unknown {
    return talkTool(this);
  }

  menu(items: readonly MenuItem[]): readonly MenuItem[] {
    return menuLines(this, items);
  }

  panel(open: TablePanel, close: () => void): TemplateResult | typeof nothing | undefined {
    if (!PANELS.includes(open)) return undefined;
    if (this.panelBodies) return this.panelBodies.togetherPanel(open, this, close);
    void this.loadPanels();
    // The pressed button keeps the focus until the panel is loaded.
    return nothing;
  }

  // ── Announcements ──

  refusal(refusal: Refusal): string | undefined {
    return textFor(this.words.refusals, refusal);
  }

  problem(problem: Problem): string | undefined {
    return textFor(this.words.problems, problem);
  }

  list(seats: readonly Seat[]): string {
    return listText(
      this.host.words,
      seats.map((seat) => this.presentNames[seat] ?? String(seat + 1)),
    );
  }

  readonly say = (text: string): void => this.host.element.liveRegion.say(text, { show: true });

  /** Called when the connection is open, lost or closed. */
  connectionChanged(): void {
    const { state } = this.source;
    const text = connectionText(this);
    if (state === 'open' && this.wasLost) this.say(this.words.connection.back);
    else if (text && state !== 'connecting') this.say(text);
    this.wasLost = state === 'lost' || state === 'closed' || (this.wasLost && state !== 'open');
  }

  statusChanged(): void {
    const { people: before, seat } = this;
    const status = this.status!;
    this.people = status.people;
    const news = before.length > 0 ? peopleNews(this.words, before, status.people, seat) : [];
    const choosing = choosingText(this);
    if (choosing && !this.wasChoosing) this.host.announcer.say([...news, choosing]);
    else if (news.length > 0) this.host.announcer.say(news);
    this.wasChoosing = choosing !== undefined;
    this.times.take(status, seat, this.joined?.clock);
  }

  tellVoid(missing: readonly Seat[]): void {
    this.say(this.words.isVoid({ names: this.list(missing) }));
  }

  /** Tells the player of an unfair deal. Other problems are only for the page. */
  warn({ code, hand }: Problem): void {
    const warning = textFor(this.words.warnings, { code, hand: Number(hand) });
    if (warning !== undefined) this.say(warning);
  }

  showEmote(seat: Seat, emote: Emote): void {
    const isOwn = seat === this.seat;
    if (this.emotes.isMuted && !isOwn) return;
    this.emotes.show(seat, emote);
    if (isOwn) return;
    this.host.announcer.say([`${this.presentNames[seat] ?? ''}: ${this.words.talk[emote]}`]);
  }

  private async loadPanels(): Promise<void> {
    const { element, panels } = this.host;
    this.panelBodies = await loadForPlayer(element, loadPanels);
    if (!this.panelBodies) panels.close();
    element.requestUpdate();
  }
}
