import { type ReactiveController, type TemplateResult, html, nothing } from 'lit';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { Emote, Person, TableStatus } from '../../../core/together/messages.js';
import type { JoinedTable } from '../../../core/together/remote-table.js';
import type { Transcript } from '../../../core/together/shuffle.js';
import type { TogetherWords } from '../../../locales/extras/together-en.js';
import type { TranslatedKitWords } from '../../../locales/translations.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { lazy } from '../../base/lazy.js';
import type { ConnectionState } from '../../together/table-connection.js';
import type { ActionButton } from '../action-button.js';
import type { MenuItem, TablePanel } from '../scene.js';
import type { TogetherParts } from '../together-parts.js';
import { type SeatTime, SeatTimes } from './seat-times.js';
import { togetherStyles } from './styles.js';
import { TALK_ICON, seatBadges } from './badges.js';
import { wordsOf } from './words.js';
import type * as Panels from './panels.js';
import type { PartsHost, PartsSource, PartsView } from './parts-host.js';

const loadPanels = lazy('together-panels', () => import('./panels.js'));

/** How long an emote is seen, in milliseconds. */
const EMOTE_TIME = 5000;

/** The panels that are another thing at a shared table. */
const PANELS: readonly TablePanel[] = ['sit', 'emotes', 'leave', 'remove', 'people', 'fair'];

/** What stands at seats, in menus and panels of a shared table, and what is said of its people. */
export class SharedTableParts implements TogetherParts, PartsView, ReactiveController {
  /** The seat that was pressed, to sit down there. */
  chosen: Seat | undefined;
  /** Whom the maker is about to remove. */
  leaving: Seat | undefined;
  copiedByHand: number | undefined;
  private foreign: TranslatedKitWords['foreign'];
  private panelBodies: typeof Panels | undefined;
  private people: TableStatus['people'] = [];
  private wasLost = false;
  private readonly said = new Map<Seat, Emote>();
  private readonly timers = new Map<Seat, ReturnType<typeof setTimeout>>();
  private readonly times: SeatTimes;

  constructor(
    readonly host: PartsHost,
    readonly source: PartsSource,
    public words: TogetherWords,
  ) {
    this.foreign = host.words.foreign;
    this.times = new SeatTimes(host, () => this.words);
    host.problemText = (problem) => this.problem(problem);
    host.addController(this);
  }

  get joined(): JoinedTable | undefined {
    return this.source.table.joined;
  }

  get status(): TableStatus | undefined {
    return this.source.table.status;
  }

  get seat(): Seat | undefined {
    return this.source.table.seat;
  }

  /** The own person; nothing for who watches. */
  get person(): Person | undefined {
    return this.status?.people[this.seat ?? -1] ?? undefined;
  }

  /** Of those who play the hand that is shown; before the first of who sits there. */
  get names(): readonly (string | undefined)[] {
    return this.source.names ?? this.presentNames;
  }

  /** Of those who sit there now. */
  get presentNames(): readonly (string | undefined)[] {
    return this.status?.people.map((person) => person?.name) ?? [];
  }

  get transcripts(): readonly Transcript[] {
    return this.source.table.checked.map(({ transcript }) => transcript);
  }

  get isSending(): boolean {
    return this.source.isSending;
  }

  /** The seats where somebody could sit down: the house's own is none. */
  get freeSeats(): readonly Seat[] {
    const { dealer, houseDeals } = this.source.keptRun ?? { dealer: 0, houseDeals: false };
    const { people = [] } = this.status ?? {};
    return [...people.keys()].filter((seat) => !people[seat] && !(houseDeals && seat === dealer));
  }

  hostConnected(): void {
    this.host.shadowRoot?.addEventListener('click', this.onPress);
  }

  hostDisconnected(): void {
    this.host.shadowRoot?.removeEventListener('click', this.onPress);
    this.times.rest();
  }

  hostUpdate(): void {
    const { words } = this.host;
    if (words.foreign !== this.foreign) {
      this.foreign = words.foreign;
      void this.translate();
    }
  }

  hostUpdated(): void {
    const { shadowRoot } = this.host;
    if (shadowRoot) adoptStyles(shadowRoot, togetherStyles);
    // Before the first hand nobody is to do anything at a seat yet.
    const isWaiting = this.source.table.run === undefined;
    shadowRoot?.querySelector('.frame')?.toggleAttribute('data-waiting', isWaiting);
    this.times.draw();
  }

  /** Another table is shown from now on. */
  leave(): void {
    this.hostDisconnected();
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.host.problemText = undefined;
    this.host.shadowRoot?.querySelector('.frame')?.removeAttribute('data-waiting');
    this.host.removeController(this);
  }

  get waiting(): string {
    return this.trouble ?? this.connectionText ?? this.words.connection.connecting;
  }

  get lasting(): string {
    const { words, status } = this;
    const trouble = this.trouble ?? this.connectionText;
    if (trouble) return trouble;
    if (!status || status.paused) return '';
    const asking = this.namesOf(({ wantsPause }) => wantsPause);
    if (asking) return words.wantPause(asking);
    if (status.phase === 'shuffle') return words.shuffling;
    if (status.phase === 'hand') return '';
    if (!status.people.some(Boolean)) return words.nobody;
    const late = this.namesOf(({ isReady, presence }) => !isReady && presence === 'here');
    return late && this.person?.isReady !== false ? words.waitingFor(late) : '';
  }

  atSeat(seat: Seat): unknown {
    return seatBadges(this, seat, this.said.get(seat));
  }

  get again(): ActionButton | undefined {
    const { source, words } = this;
    // Before there is a table to look at, nobody need wait for the next try.
    const isOut = source.state === 'closed' || (source.state === 'lost' && !this.joined);
    if (!isOut) return undefined;
    return { name: 'again', label: words.again, primary: 'primary', press: () => source.join() };
  }

  nextButton(stacks: readonly (number | null)[]): ActionButton | undefined {
    const { words, person, seat } = this;
    if (seat === undefined) return this.idleButton;
    // The seat may be told of before its person is.
    if (!person || person.isReady || this.status?.phase === 'shuffle') return undefined;
    // Who sat down after the hand has brought chips.
    const isBroke = this.source.table.handSeat === seat && stacks[seat] === 0;
    const type = isBroke ? 'rebuy' : 'next';
    const label = isBroke ? words.rebuy : words.ready;
    return { name: type, label, primary: 'primary', press: () => this.host.request({ type }) };
  }

  get idleButton(): ActionButton | undefined {
    const { words, status } = this;
    if (this.seat !== undefined) {
      return status?.phase === 'waiting' ? this.nextButton([]) : undefined;
    }
    const canSit = this.freeSeats.length > 0 && !this.source.hasBooked;
    if (!canSit || !this.host.offered.has('sit')) return undefined;
    const { button: label } = words.sit;
    return { name: 'sit', label, primary: 'primary', press: () => this.choose(undefined) };
  }

  get tools(): unknown {
    const isHere = this.seat !== undefined && this.source.state !== 'closed';
    if (!isHere || !this.host.offered.has('emotes')) return nothing;
    const { button } = this.words.talk;
    return html`<button
      type="button"
      class="tool"
      part="button button-emotes"
      aria-label=${button}
      title=${button}
      @click=${() => this.host.request({ type: 'panel', panel: 'emotes' })}
    >
      ${TALK_ICON}
    </button>`;
  }

  menu(items: readonly MenuItem[]): readonly MenuItem[] {
    const { words, host, source, person } = this;
    const pause = person?.wantsPause ? words.menu.noPause : words.menu.pause;
    const askForPause = (on: boolean): void => {
      host.panels.close();
      source.pause(on);
    };
    const own = items.flatMap((item) => {
      if (item.name === 'new' || item.name === 'guide') return [];
      if (item.name !== 'pause') return [item];
      if (this.status?.paused) return person || source.hasBooked ? [item] : [];
      return person
        ? [{ ...item, label: pause, choose: () => askForPause(!person.wantsPause) }]
        : [];
    });
    if (this.seat === undefined) return own;
    const choose = (): void => host.request({ type: 'panel', panel: 'leave' });
    return [...own, { name: 'leave', label: words.menu.leave, choose }];
  }

  panel(open: TablePanel, close: () => void): TemplateResult | typeof nothing | undefined {
    if (!PANELS.includes(open)) return undefined;
    if (this.panelBodies) return this.panelBodies.togetherPanel(open, this, close);
    void this.loadPanels();
    // What was pressed keeps the focus until there is something to give it to.
    return nothing;
  }

  refusal(refusal: Refusal): string | undefined {
    return this.words.refusals[refusal.code]?.(refusal);
  }

  problem(problem: Problem): string | undefined {
    return this.words.problems[problem.code]?.(problem);
  }

  /** The connection has come, gone, or ended. */
  connectionChanged(): void {
    const { words, source } = this;
    const { state } = source;
    const text = this.trouble ?? this.connectionText;
    if (state === 'open' && this.wasLost) this.say(words.connection.back);
    else if (text && state !== 'connecting') this.say(text);
    this.wasLost = state === 'lost' || state === 'closed' || (this.wasLost && state !== 'open');
  }

  statusChanged(): void {
    const { status, people: before } = this;
    this.people = status!.people;
    if (before.length > 0) this.tellPeople(before, status!.people);
    this.times.take(status!, this.seat, this.joined?.clock);
  }

  tellVoid(missing: readonly Seat[]): void {
    this.say(this.words.isVoid(this.list(missing)));
  }

  /** Tells the player of a deal that was not as it should be; other problems are the page's. */
  warn({ code, hand }: Problem): void {
    const text = this.words.warnings[code]?.(Number(hand));
    if (text) this.say(text);
  }

  showEmote(seat: Seat, emote: Emote): void {
    if (this.isMuted && seat !== this.seat) return;
    this.said.set(seat, emote);
    clearTimeout(this.timers.get(seat));
    const end = (): void => {
      this.said.delete(seat);
      this.host.requestUpdate();
    };
    this.timers.set(seat, setTimeout(end, EMOTE_TIME));
    if (seat !== this.seat) {
      this.host.announcer.tell([`${this.presentNames[seat] ?? ''}: ${this.words.talk[emote]}`]);
    }
  }

  /** Whether a press on that seat asks to sit down there. */
  canSitAt(seat: Seat): boolean {
    const { source } = this;
    const mayAsk = this.seat === undefined && !source.hasBooked && source.state === 'open';
    return mayAsk && this.host.offered.has('sit') && this.freeSeats.includes(seat);
  }

  /** Asks for a name, to sit down at a seat, or at any. */
  choose(seat: Seat | undefined): void {
    this.chosen = seat;
    this.host.request({ type: 'panel', panel: 'sit' });
  }

  /** How long a seat has, for its clock; nothing while none runs, or nobody wants one to be seen. */
  timeAt(seat: Seat): SeatTime | undefined {
    return this.host.calm ? undefined : this.times.at(seat);
  }

  /** Whether the person does not want to see what others say. */
  get isMuted(): boolean {
    return this.host.preferences['emotes'] === 'off';
  }

  /** The state of the connection, for panels. */
  get state(): ConnectionState {
    return this.source.state;
  }

  get run(): TableRun | undefined {
    return this.source.keptRun;
  }

  /** What everybody is called, by seat. */
  get seatNames(): readonly string[] {
    const { kinds = [] } = this.run ?? {};
    return kinds.map((_, seat) => this.host.texts.seatName(seat));
  }

  /** The names of those seats in a row. */
  list(seats: readonly Seat[]): string {
    return this.host.words.list(seats.map((seat) => this.presentNames[seat] ?? String(seat + 1)));
  }

  readonly say = (text: string): void => this.host.liveRegion.say(text, { show: true });

  /** Why the connection is of no more use. */
  private get trouble(): string | undefined {
    const { words, source } = this;
    if (source.bye) return words.bye[source.bye];
    if (source.state !== 'closed') return undefined;
    const { problem } = source;
    return (problem && this.problem(problem)) ?? this.refusal({ code: 'not-connected' });
  }

  private get connectionText(): string | undefined {
    const { state, problem } = this.source;
    const { connecting, lost } = this.words.connection;
    if (state !== 'lost') return state === 'connecting' ? connecting : undefined;
    const why = problem && this.problem(problem);
    return why ? `${why} ${connecting}` : this.joined ? lost : connecting;
  }

  private namesOf(isOne: (person: Person) => boolean): string {
    const people = this.status?.people ?? [];
    const found = [...people.keys()].filter((seat) => {
      const person = people[seat];
      return person && seat !== this.seat && isOne(person);
    });
    return this.list(found);
  }

  private tellPeople(before: TableStatus['people'], now: TableStatus['people']): void {
    const { news } = this.words;
    const sentences = now.flatMap((person, seat) => {
      const was = before[seat];
      if (seat === this.seat) return [];
      if (person?.name !== was?.name) {
        return [...(was ? [news.left(was.name)] : []), ...(person ? [news.sat(person.name)] : [])];
      }
      return person && person.presence !== was?.presence
        ? [news[person.presence](person.name)]
        : [];
    });
    if (sentences.length > 0) this.host.announcer.tell(sentences);
  }

  /** A press on a free seat asks whether to sit down there. */
  private readonly onPress = (event: Event): void => {
    const seat = (event.target as Element).closest('.seats [data-seat]')?.getAttribute('data-seat');
    if (this.canSitAt(Number(seat ?? -1)) && !this.host.panels.open) this.choose(Number(seat));
  };

  private async translate(): Promise<void> {
    const { foreign, host } = this;
    try {
      const words = await wordsOf(host.words);
      if (foreign !== this.foreign) return;
      this.words = words;
      host.requestUpdate();
    } catch (error) {
      host.loadFailed(error);
    }
  }

  private async loadPanels(): Promise<void> {
    try {
      this.panelBodies = await loadPanels();
      this.host.requestUpdate();
    } catch (error) {
      this.host.loadFailed(error);
      this.host.panels.close();
      this.host.sayNotLoaded();
    }
  }
}
