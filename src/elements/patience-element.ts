import {
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import { cardCode } from '../cards/notation.js';
import type { Refusal } from '../engine/reason.js';
import type { Source } from '../engine/rules.js';
import type { Change, SteppedChange } from '../engine/session.js';
import type { Announcement } from '../solitaire/announce.js';
import type { Gesture } from '../solitaire/gesture.js';
import { moveOrder } from '../solitaire/order.js';
import type { Piles } from '../solitaire/piles.js';
import { GameElement } from './game-element.js';
import type { KeyRows } from './key-sheet.js';
import type { Command } from './keyboard.js';
import { Faces } from './faces.js';
import type { CardFaces } from './host-faces.js';
import { type Extras, fetchExtras } from './fetch-extras.js';
import { motionFactor } from './motion.js';
import { Narrator } from './narrator.js';
import { type OverlayHost, overlayTemplate } from './overlays.js';
import { type BoardHost, PatienceBoard } from './patience-board.js';
import { CHOICES, type Choices } from './preferences.js';
import { type PileTraits, type Scene, pileTemplate } from './scene.js';
import { checkDeal } from './setup.js';
import type { GameWords } from './speech.js';
import { Teller, type TellerHost } from './teller.js';
import { type Panel, type ToolbarHost, type ToolbarRequest, toolbarTemplate } from './toolbar.js';
import { WinParty } from './win-party.js';

/** What every patience game's element is: piles on a board, a toolbar, a status line. */
export abstract class PatienceElement<
  State,
  Move,
  Options extends object,
  View extends { readonly piles: Piles },
  Aids,
>
  extends GameElement<State, Move, Options, View, Aids>
  implements BoardHost<View, Move>, ToolbarHost, TellerHost, OverlayHost
{
  static override readonly properties: PropertyDeclarations = {
    mirrored: { type: Boolean, reflect: true },
    fourColor: { type: Boolean, reflect: true, attribute: 'four-color' },
    tapToMove: { type: Boolean, attribute: 'tap-to-move' },
    cardFaces: { attribute: false },
  };

  /** The board mirrored, for left-handed players. */
  mirrored = false;
  /** Four colours for four suits. */
  fourColor = false;
  /** One tap sends a card to its best place. */
  tapToMove = false;
  /** The host's own card faces: a function from a card's letters (`7H`) to a template or an image's URL. */
  cardFaces: CardFaces | null = null;

  /** @internal What lies open over the board. */
  open: Panel | undefined;
  /** The move that a hint shows. */
  private shown: Move | undefined;

  protected readonly board: PatienceBoard<View, Move> = new PatienceBoard<View, Move>(this);
  private readonly narrator = new Narrator(this);
  private readonly teller = new Teller(this, this.narrator);
  private readonly party = new WinParty(this);
  private readonly faces = new Faces(this);
  private extras: Extras | undefined;
  private order: ReadonlyMap<string, number> = new Map();
  private scene!: Scene<View, Move>;

  /** @internal */
  abstract readonly gesture: Gesture<View, Move>;
  /** @internal */
  abstract readonly gameWords: GameWords;
  /** @internal The game's name, as the toolbar shows it. */
  abstract readonly gameTitle: string;
  /** The pile that Tab enters the board at first. */
  protected abstract readonly firstPile: string;
  /** @internal The game's own keys and what they do, for the sheet. */
  abstract readonly keySheet: KeyRows;
  /** @internal What the player may settle, and the values of each. */
  readonly choices: Choices = CHOICES;
  /** What is spoken of a step. */
  protected abstract announce(before: View, change: SteppedChange<Move>): readonly Announcement[];
  /** The piles in their places; `pile()` makes each. */
  protected abstract renderPiles(view: View): TemplateResult;
  /** @internal Whether only the top card of a pile is to be seen. */
  abstract isSquared(pile: string): boolean;
  /** @internal */
  abstract pileForKey(key: string): string | undefined;

  /** @internal */
  get boardNode(): HTMLElement | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }

  /** @internal */
  get isCalm(): boolean {
    return this.wish('calm', this.calm);
  }

  /** @internal */
  get won(): boolean {
    return this.party.panel;
  }

  /** @internal */
  get playable(): boolean {
    return this.session !== undefined && !this.paused && !this.torn && this.outcome !== 'won';
  }

  /** @internal */
  get oneTap(): boolean {
    return this.wish('tapToMove', this.tapToMove);
  }

  /** @internal */
  currentView(): View {
    return this.session!.view();
  }

  /** @internal */
  attempt(move: Move): Refusal | undefined {
    return this.playAs(move, 'player');
  }

  /** @internal */
  refuse(reason: Refusal): void {
    this.refused(reason, 'player');
  }

  /** @internal */
  isLegal(move: Move): boolean {
    return this.session?.refusal(move) === undefined;
  }

  /** @internal */
  handChanged(): void {
    this.shown = undefined;
    const { hand } = this.board.player;
    if (hand) this.teller.hand(hand, this.targets(this.currentView()));
    else this.narrator.hush();
  }

  /** Shows a legal move, lit up on the board; it does not say whether the game can be won. */
  hint(): Move | undefined {
    return this.showMove('host');
  }

  private showMove(source: Source): Move | undefined {
    const move = this.playable ? this.gesture.hint(this.currentView()) : undefined;
    this.board.player.release();
    this.shown = move;
    if (move === undefined) {
      this.refused({ code: 'no-hint' }, source);
      return undefined;
    }
    this.teller.hint(this.gesture.ends(move));
    return move;
  }

  /** @internal What the keyboard and the toolbar ask for. */
  command(command: Exclude<Command, 'home'> | ToolbarRequest): void {
    const { open } = this;
    this.closePanels();
    if (this.torn) return;
    switch (command) {
      case 'undo':
        return this.goBack();
      case 'redo':
      case 'restart':
        return void this.act(command, 'player');
      case 'hint':
        return void this.showMove('player');
      case 'new':
        return void this.start({}, 'player');
      case 'pause':
        return this.clock.paused ? this.resume() : this.pause();
      case 'deal':
        return this.renderRoot.querySelectorAll('input').forEach((field) => field.focus());
      default:
        return this.toggle(command, open);
    }
  }

  private toggle(asked: Panel, open: Panel | undefined): void {
    this.open = open === asked ? undefined : asked;
    if (this.open) void this.fetchPanels();
  }

  private async fetchPanels(): Promise<void> {
    try {
      this.extras = await fetchExtras();
    } catch {
      if (this.open !== 'menu' && this.closePanels()) {
        this.narrator.say(this.words.notFetched, { show: true });
      }
    }
    this.requestUpdate();
  }

  override pause(): void {
    this.board.drag.end();
    this.board.player.release();
    super.pause();
  }

  protected override ticked(): void {
    const node = this.renderRoot.querySelector('.time');
    if (node) node.textContent = this.words.time(this.elapsed);
  }

  protected override begun(): void {
    this.tidyUp();
    this.board.motion.forget();
    this.teller.deal();
  }

  protected override changed(change: Change<Move>, before: View): void {
    this.board.motion.snapshot();
    this.tidyUp();
    if (change.type === 'restart') return this.teller.deal();
    const { step } = change;
    // A step is told from the position before it, which an undo comes back to.
    const origin = change.type === 'undo' ? this.currentView() : before;
    const { from, to, count } = this.gesture.ends(step.move);
    if (change.source === 'player') this.board.follow(to, origin.piles[from]!.at(-count)!);
    this.teller.step(this.announce(origin, change), change.type === 'undo');
    if (change.type !== 'undo') {
      const transfers = [step.move, ...step.automatic].map((move) => this.gesture.ends(move));
      const order = moveOrder(before.piles, transfers);
      this.order = new Map([...order].map(([card, turn]) => [cardCode(card), turn]));
    }
  }

  protected override refused(
    reason: Refusal | undefined,
    source: Source,
    move?: Move,
  ): Refusal | undefined {
    if (reason && source === 'player') {
      this.narrator.say(this.refusalText(reason), { show: true });
    }
    return super.refused(reason, source, move);
  }

  /** Undo; right after a new game it brings the one back that this put aside. */
  private goBack(): void {
    if (this.canGoBack) this.takeUp(this.previous, 'player');
    else this.act('undo', 'player');
  }

  private get canGoBack(): boolean {
    return this.previous !== undefined;
  }

  /** @internal The deal in words, as the toolbar shows it. */
  get dealText(): string {
    const { dealNumber, words } = this;
    return dealNumber === undefined ? words.ownDeck : words.dealNumber(dealNumber);
  }

  /** @internal Whether there is something to do for a tool. */
  can(tool: ToolbarRequest): boolean {
    if (tool === 'undo') return this.canGoBack || this.session?.canUndo === true;
    if (tool === 'redo') return this.session?.canRedo === true;
    return tool !== 'hint' || this.playable;
  }

  /** @internal */
  closePanels(): boolean {
    const { open } = this;
    this.open = undefined;
    this.requestUpdate();
    return open !== undefined;
  }

  /** @internal Deals what was typed; nothing typed means any deal. */
  readonly chooseDeal = (text: string): void => {
    const checked = checkDeal(text.trim() === '' ? undefined : text);
    if ('problem' in checked) this.refuse(checked.problem);
    else if (!this.torn) this.start({ deal: checked.value }, 'player');
  };

  /** One pile; only within `renderPiles`. */
  protected pile(id: string, traits: Omit<PileTraits, 'squared'>): TemplateResult {
    return pileTemplate(this.scene, id, { ...traits, squared: this.isSquared(id) });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.boardNode || !this.session) return;
    const factor = motionFactor(this, this.preferences['motion']);
    const delay = this.board.motion.play(this.order, factor);
    this.order = new Map();
    this.board.refocus(this.renderRoot.querySelector('.panel'));
    if (this.outcome === 'won') this.party.begin(this.boardNode, delay, factor);
  }

  protected override render(): TemplateResult {
    if (!this.session) return html`<slot></slot>`;
    const view = this.currentView();
    this.scene = this.makeScene(view);
    const overlay = overlayTemplate(this, this.extras);
    const { keyboard, onClick, onFocus } = this.board;
    const { theme, motion } = this.preferences;
    return html`<div
      class="frame ${this.wish('mirrored', this.mirrored) ? 'mirrored' : ''}"
      part="frame"
      data-theme=${theme ?? this.theme}
      data-motion=${motion}
      @keydown=${keyboard.onKey}
    >
      ${toolbarTemplate(this)}
      <div
        class="board"
        part="board"
        role="group"
        aria-label=${this.words.board(this.gameTitle)}
        ?inert=${overlay !== nothing && !this.won}
        @pointerdown=${this.onPointerDown}
        @click=${onClick}
        @focusin=${onFocus}
      >
        ${this.renderPiles(view)}
      </div>
      ${this.narrator.template()} ${overlay}
    </div>`;
  }

  protected override refusalText(refusal: Refusal): string {
    const { words } = this;
    if (refusal.code === 'deal') return words.problem(refusal);
    return words.refusals[refusal.code] ?? this.gameWords.refusal(refusal);
  }

  /** Whatever was in hand, pointed at or celebrated is over. */
  private tidyUp(): void {
    this.board.drag.end();
    this.board.player.release();
    this.party.end();
    this.shown = undefined;
  }

  private makeScene(view: View): Scene<View, Move> {
    const { board, gesture, words, gameWords } = this;
    return {
      view,
      gesture,
      words,
      gameWords,
      hand: board.player.hand,
      targets: this.targets(view),
      entry: board.entry(view.piles, this.firstPile, (pile) => this.isSquared(pile)),
      hint: this.shown && gesture.ends(this.shown),
      face: this.faces.of,
    };
  }

  /** The piles where the cards in hand may go. */
  private targets({ piles }: View): ReadonlySet<string> {
    return new Set(Object.keys(piles).filter((pile) => this.board.accepts(pile)));
  }

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.party.hush();
    this.closePanels();
    if (this.playable) this.board.drag.begin(event);
  };
}
