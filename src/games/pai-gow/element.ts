import { type CSSResultGroup, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { type Card, JOKER } from '../../cards/card.js';
import { parseCard } from '../../cards/notation.js';
import { cardFace } from '../../elements/card-face.js';
import { BoardDrag } from '../../elements/drag.js';
import type { GameEventMap } from '../../elements/events.js';
import { Faces } from '../../elements/faces.js';
import { Narrator } from '../../elements/narrator.js';
import { jokerFace } from '../../elements/table/joker-face.js';
import type { Refusal } from '../../engine/reason.js';
import type { Seat, Source } from '../../engine/rules.js';
import type { SteppedChange } from '../../engine/session.js';
import { bringChips } from '../../table/table-run.js';
import { type PaigowAnnouncement, announce, announceCards, announceStart } from './announce.js';
import { obey } from './element-acts.js';
import { PaigowAttributes } from './element-attributes.js';
import { paigowTable } from './element-game.js';
import type { PaigowHost, TableRequest } from './element-host.js';
import { TableKeys } from './element-keys.js';
import { setLineText } from './element-own.js';
import { TablePanels } from './element-panels.js';
import { TablePlayer } from './element-player.js';
import { tableTemplate, toolbarTemplate } from './element-table.js';
import { paigow } from './game.js';
import { writeMove } from './notation.js';
import type { PaigowResults } from './results.js';
import type { PaigowMove, PaigowState } from './state.js';
import { paigowStyles } from './styles.js';
import { type PaigowWords, paigowWords } from './words.js';

const faceOf = (card: Card): TemplateResult => (card === JOKER ? jokerFace : cardFace(card));

/**
 * Pai Gow poker: seven cards in two hands against the dealer's, for people, bots and both, by mouse,
 * touch, keyboard or screen reader; every deal can be checked.
 */
export class PaigowTable extends PaigowAttributes {
  static override readonly styles: CSSResultGroup = paigowStyles;

  protected readonly tableGame = paigowTable;
  private readonly narrator = new Narrator(this);
  private readonly faces = new Faces(this, faceOf, JOKER + 1);
  /** @internal */
  readonly player = new TablePlayer(this);
  private readonly keys = new TableKeys(this);
  /** @internal */
  readonly panels = new TablePanels(this);
  private readonly drag = new BoardDrag(this);
  private texts!: PaigowWords;
  private focused: Element | null | undefined;
  private focusedName: string | null | undefined;
  /** What is to be spoken with the next render. */
  private unspoken: string[] = [];
  /** How the hand went for the person, in words. */
  private summary = '';

  /** @internal */
  get boardNode(): HTMLElement | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }

  /** @internal */
  get root(): ShadowRoot | null {
    return this.shadowRoot;
  }

  /** Lays the person's cards as the house way would, and gives that set; nothing is played. */
  hint(): PaigowMove | undefined {
    this.byHouseWay();
    return this.player.arranges ? this.player.setMove : undefined;
  }

  /** @internal The same for the player: what was laid is told to those who do not see it. */
  byHouseWay(): void {
    const rule = this.player.byHouseWay();
    if (!rule) return;
    const text = `${this.texts.houseWay(rule)} ${setLineText(this.scene())}`;
    this.narrator.say(text, { show: false });
  }

  /** @internal */
  lift(card: HTMLElement): readonly HTMLElement[] {
    this.requestUpdate();
    return this.player.arranges && card.closest('.tray') ? [card] : [];
  }

  /** @internal */
  letGo(pile: string | undefined): void {
    const { dragged } = this;
    this.requestUpdate();
    if (pile !== undefined && dragged !== undefined) this.player.move(dragged);
  }

  /** The card that is dragged, or was. */
  private get dragged(): Card | undefined {
    return parseCard(this.drag.firstCard?.dataset['card'] ?? '');
  }

  /** @internal */
  accepts(pile: string): boolean {
    return pile === 'front' || pile === 'back';
  }

  /** @internal */
  primary(): void {
    this.shadowRoot?.querySelector<HTMLElement>('.board .primary')?.click();
  }

  /** @internal */
  nudge(chips: 1 | -1): void {
    if (!this.covered) this.player.nudge(chips);
  }

  /** @internal */
  dismiss(): boolean {
    this.drag.end();
    return this.panels.close();
  }

  /** @internal Without a panel to choose by, nothing is asked, and nothing of the other tab's lost. */
  override conflict(): void {
    void this.panels.fetch().then((fetched) => fetched && super.conflict());
  }

  /** @internal */
  notFetched(): void {
    this.narrator.say(this.words.notFetched, { show: true });
  }

  /** @internal What the player asks of the table. */
  readonly request = (request: TableRequest): void => {
    // The click that ends a drag is none.
    if (this.torn || (request.type === 'card' && this.drag.swallowsClick())) return;
    if (request.type !== 'panel' && request.type !== 'cut') this.panels.close();
    // A refusal is no longer true of what the player does about it.
    if (request.type !== 'panel') this.narrator.hush();
    obey(this, request);
  };

  /** @internal */
  attempt(move: PaigowMove): Refusal | undefined {
    this.narrator.hush();
    return this.paused ? undefined : this.playAs(move, 'player');
  }

  /** @internal */
  setHands(): void {
    const { setMove, arrangement } = this.player;
    if (setMove) return void this.attempt(setMove);
    const missing = arrangement.front.length === 0 ? 2 : 1;
    this.narrator.say(this.texts.setLine({ code: 'choose', missing }), { show: true });
  }

  /** @internal The person whose turn it is has taken the device. */
  show(): void {
    this.uncover();
    this.tell(announceCards(this.state!, this.seatNow));
  }

  /** @internal The next hand, with more chips for the person who has none. */
  next(more: boolean): void {
    const { run, seatNow, settings } = this;
    void this.goOn('player', more ? bringChips(run!, seatNow!, settings!.stack) : run);
  }

  /** @internal */
  openAnew(): void {
    void this.openTable('player', undefined);
  }

  protected override begun(resumed: boolean): void {
    const { kinds, dealer, houseDeals: house } = this.table!.run;
    this.texts = paigowWords({ kinds, dealer, house });
    this.player.begin();
    this.tell([announceStart(this.state!, this.handNumber)]);
    if (resumed) this.tell(announceCards(this.state!, this.seatNow));
    // From the first hand that begins here on: cards that lie stay where they are.
    else if (movesCards(this.preferences['motion'])) void this.panels.fetch();
  }

  protected override changed(change: SteppedChange<PaigowMove>, before: PaigowState): void {
    const listener = this.covered ? undefined : this.seatNow;
    const seen = paigow.view(before, listener);
    this.tell(announce(seen, change, this.state!, listener));
    this.drag.end();
  }

  private tell(said: readonly PaigowAnnouncement[]): void {
    const { announce: text } = this.texts;
    this.unspoken.push(...said.map(text));
    const paid = said.find((one) => one.code === 'paid' && one.result.seat === this.seatNow);
    this.summary = paid ? text(paid) : '';
    this.requestUpdate();
  }

  protected override refused(
    reason: Refusal | undefined,
    source: Source,
    move?: PaigowMove,
  ): Refusal | undefined {
    if (reason && source === 'player') this.narrator.say(this.refusalText(reason), { show: true });
    // A host is told no more of a refused set than of one that was made.
    const told = move?.type === 'set' ? ({ type: 'set', seat: move.seat } as PaigowMove) : move;
    return super.refused(reason, source, told);
  }

  protected override refusalText(refusal: Refusal): string {
    return this.texts.refusal(refusal);
  }

  protected override toldMove(move: PaigowMove): { move: unknown; notation: string } {
    if (move.type !== 'set') return { move, notation: writeMove(this.state!, move) };
    // Which cards went in front is nobody else's to know before the end.
    const { type, seat } = move;
    return { move: { type, seat }, notation: `s${seat}` };
  }

  protected override resultsOf(state: PaigowState): PaigowResults | null {
    return state.results;
  }

  protected override leavesToBot(seat: Seat): boolean {
    const { state } = this.table!.session!;
    return this.autoSet && state.phase !== 'bets' && state.seats[seat]!.cards.length > 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.drag.end();
  }

  override pause(): void {
    this.drag.end();
    super.pause();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // The status line is left to refusals: what happened is seen on the table.
    if (this.unspoken.length > 0) this.narrator.say(this.unspoken.join(' '), { show: undefined });
    this.unspoken = [];
    this.focused = this.shadowRoot?.activeElement;
    this.focusedName = nameOf(this.focused);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.refocus();
  }

  /** A focus in the table stays on what it was on, from tray to tray too; else it goes to what is next. */
  private refocus(): void {
    const { focused, focusedName, shadowRoot: root } = this;
    if (!root || !focused) return;
    const [panel, at] = [root.querySelector('.panel'), root.activeElement];
    // The same node may have become another button, or another card.
    if (panel ? panel.contains(at) : at && nameOf(at) === focusedName) return;
    const places = [
      '.panel .primary',
      `.tray button[data-card="${focusedName}"]`,
      '.tray .card[tabindex="0"]',
      '.board .primary',
      '.tool',
    ];
    for (const place of places) {
      const node = root.querySelector<HTMLElement>(place);
      if (node) return node.focus({ preventScroll: true });
    }
  }

  protected override render(): TemplateResult {
    if (!this.table) return html`<slot></slot>`;
    const scene = this.scene();
    const { theme, motion } = this.preferences;
    const overlay = this.panels.template(scene);
    return html`<div
      class="frame"
      part="frame"
      data-theme=${theme ?? this.theme}
      data-motion=${motion}
      @keydown=${this.keys.onKey}
    >
      ${toolbarTemplate(scene)}
      <div
        ?inert=${overlay !== nothing}
        @pointerdown=${this.onPointerDown}
        @focusin=${this.onFocus}
      >
        ${tableTemplate(scene)}
      </div>
      ${this.narrator.template()} ${overlay}
    </div>`;
  }

  /** All that one render knows. */
  private scene(): PaigowHost {
    const { player, words, covered, paused, handNumber } = this;
    return {
      words,
      gameWords: this.texts,
      view: this.state!,
      run: this.run!,
      hand: handNumber,
      own: this.seatNow,
      covered,
      arrangement: player.arrangement,
      draft: player.draft,
      sort: player.sort,
      picked: this.drag.active ? this.dragged : undefined,
      looks: this.wish('fourColor', this.fourColor) ? 'four-color' : '',
      entry: player.entry,
      refusalOf: (move) => this.table!.session!.refusal(move),
      face: this.faces.of,
      summary: this.summary,
      isCalm: this.wish('calm', this.calm),
      paused,
      open: this.panels.open,
      request: this.request,
    };
  }

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.panels.close();
    if (!this.paused) this.drag.begin(event);
  };

  private readonly onFocus = (event: FocusEvent): void => {
    const card = parseCard((event.target as HTMLElement).dataset['card'] ?? '');
    if (card === undefined || card === this.player.entry) return;
    this.player.entry = card;
    this.requestUpdate();
  };
}

/** What a node with the focus stands for: a card, or whatever its parts say. */
const nameOf = (node: Element | null | undefined): string | null | undefined =>
  node?.getAttribute('data-card') ?? node?.getAttribute('part');

/** Whether anything moves: as the player has it (`wish`), or else the system. */
const movesCards = (wish: string | undefined): boolean =>
  wish ? wish === 'on' : !matchMedia('(prefers-reduced-motion:reduce)').matches;

declare global {
  interface HTMLElementTagNameMap {
    'paigow-table': PaigowTable;
  }
}

export type { GameEventMap };
