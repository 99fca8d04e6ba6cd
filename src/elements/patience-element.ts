import { type PropertyDeclarations, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { FIRST_DEAL, LAST_DEAL } from '../cards/deal-number.js';
import { cardCode } from '../cards/notation.js';
import type { Refusal } from '../engine/reason.js';
import type { Source } from '../engine/rules.js';
import type { Change, SteppedChange } from '../engine/session.js';
import type { Announcement } from '../solitaire/announce.js';
import type { Gesture } from '../solitaire/gesture.js';
import { moveOrder } from '../solitaire/order.js';
import type { Piles, Transfer } from '../solitaire/piles.js';
import { dealDialog, keysDialog, openDialog } from './dialogs.js';
import { GameElement } from './game-element.js';
import type { Command } from './keyboard.js';
import { motionFactor } from './motion.js';
import { Narrator } from './narrator.js';
import { pauseVeil, winPanel } from './overlays.js';
import { type BoardHost, PatienceBoard } from './patience-board.js';
import { type PileTraits, Scene } from './scene.js';
import { checkDeal } from './setup.js';
import { type GameWords, announcementText, cardsText, handText, placeText } from './speech.js';
import { type ToolbarRequest, toolbarTemplate } from './toolbar.js';
import { WinParty } from './win-party.js';

/** Refusals that the common words have a sentence for. */
const COMMON_REFUSALS = [
  'over',
  'nothing-to-undo',
  'nothing-to-redo',
  'no-hint',
  'no-best-place',
] as const;

/** What every patience game's element is: piles on a board, a toolbar, a status line. */
export abstract class PatienceElement<
    State,
    Move,
    Options extends object,
    View extends { readonly piles: Piles },
    Aids,
  >
  extends GameElement<State, Move, Options, View, Aids>
  implements BoardHost<View, Move>
{
  static override readonly properties: PropertyDeclarations = {
    mirrored: { type: Boolean, reflect: true },
    fourColor: { type: Boolean, reflect: true, attribute: 'four-color' },
    tapToMove: { type: Boolean, attribute: 'tap-to-move' },
  };

  /** The board mirrored, for left-handed players. */
  mirrored = false;
  /** Four colours for four suits. */
  fourColor = false;
  /** One tap sends a card to its best place. */
  tapToMove = false;

  private menuOpen = false;
  private dealProblem = '';
  /** The move that a hint shows. */
  private shown: Move | undefined;

  private readonly board: PatienceBoard<View, Move> = new PatienceBoard<View, Move>(this);
  private readonly narrator = new Narrator(this);
  private readonly party = new WinParty(this);
  private order: ReadonlyMap<string, number> = new Map();
  private stopTicking: (() => void) | undefined;
  private scene!: Scene<View, Move>;

  abstract readonly gesture: Gesture<View, Move>;
  protected abstract readonly gameWords: GameWords;
  /** The game's name, as the toolbar shows it. */
  protected abstract readonly gameTitle: string;
  /** The pile that Tab enters the board at first. */
  protected abstract readonly firstPile: string;
  /** The keys and what they do, for the sheet. */
  protected abstract readonly keySheet: readonly (readonly [string, string])[];
  /** What is spoken of a step. */
  protected abstract announce(before: View, change: SteppedChange<Move>): readonly Announcement[];
  /** The piles in their places; `pile()` makes each. */
  protected abstract renderPiles(view: View): TemplateResult;
  /** Whether only the top card of a pile is to be seen. */
  protected abstract isSquared(pile: string): boolean;
  abstract pileForKey(key: string): string | undefined;

  get boardNode(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }

  get playable(): boolean {
    return this.session !== undefined && !this.paused && this.outcome !== 'won';
  }

  currentView(): View {
    return this.session!.view();
  }

  attempt(move: Move): Refusal | undefined {
    return this.playAs(move, 'player');
  }

  refuse(reason: Refusal): void {
    this.refused(reason, undefined, 'player');
  }

  isLegal(move: Move): boolean {
    return this.session?.refusal(move) === undefined;
  }

  handChanged(): void {
    this.shown = undefined;
    const { hand } = this.board.player;
    if (!hand) return this.narrator.hush();
    const { words, gameWords } = this;
    const { piles } = this.currentView();
    const places = Object.keys(piles)
      .filter((pile) => this.board.welcomes(pile))
      .map((pile) => placeText(words, gameWords, pile, undefined));
    const card = piles[hand.from]!.at(-hand.count)!;
    const text = handText(words, cardsText(words, card, hand.count), places);
    this.narrator.say(text, { show: true });
  }

  /** Shows a legal move, lit up on the board; it does not say whether the game can be won. */
  hint(): Move | undefined {
    const move = this.playable ? this.gesture.hint(this.currentView()) : undefined;
    this.board.player.release();
    this.shown = move;
    if (move === undefined) {
      this.refuse({ code: 'no-hint' });
      return undefined;
    }
    const { from, to, count } = this.gesture.ends(move);
    const { words, gameWords } = this;
    const cards = cardsText(words, this.currentView().piles[from]!.at(-count)!, count);
    this.narrator.say(words.announce.hint(cards, gameWords.pileName(to)), { show: true });
    return move;
  }

  /** What the keyboard and the toolbar ask for. */
  command(command: Exclude<Command, 'drop' | 'home'> | ToolbarRequest): void {
    this.menuOpen = command === 'menu' && !this.menuOpen;
    this.requestUpdate();
    switch (command) {
      case 'undo':
        return void this.act('player', (by) => this.session?.undo(by));
      case 'redo':
        return void this.act('player', (by) => this.session?.redo(by));
      case 'restart':
        return void this.act('player', (by) => this.session?.restart(by));
      case 'hint':
        return void this.hint();
      case 'new':
        return void this.start({}, 'player');
      case 'pause':
        return this.paused ? this.resume() : this.pause();
      case 'keys':
        return this.openDialog('keys');
      case 'deal':
        this.dealProblem = '';
        return this.openDialog('deal');
      case 'menu':
        return undefined;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopTicking = this.clock.onTick(() => {
      const node = this.renderRoot.querySelector('.time');
      if (node) node.textContent = this.words.time(this.elapsed);
    });
  }

  override disconnectedCallback(): void {
    this.stopTicking?.();
    super.disconnectedCallback();
  }

  protected override begun(resumed: boolean): void {
    this.tidyUp();
    this.board.motion.forget();
    const { announce } = this.words;
    const deal = this.dealText();
    const text = resumed
      ? announce.resumed(this.gameTitle, deal)
      : announce.started(this.gameTitle, deal);
    this.narrator.say(text, { show: false });
  }

  protected override changed(change: Change<Move>, before: View): void {
    this.board.motion.snapshot();
    this.tidyUp();
    if (change.type === 'restart') {
      this.narrator.say(this.words.announce.restarted, { show: false });
      return;
    }
    const { step } = change;
    // A step is told from the position before it, which an undo comes back to.
    const origin = change.type === 'undo' ? this.currentView() : before;
    const said = [...this.announce(origin, change)];
    if (change.type !== 'undo') {
      const transfers = [step.move, ...step.automatic].map((move) => this.gesture.ends(move));
      const order = moveOrder(before.piles, transfers as readonly Transfer[]);
      this.order = new Map([...order].map(([card, turn]) => [cardCode(card), turn]));
      said.push(...this.ending());
    }
    const text = said.map((one) => announcementText(this.words, this.gameWords, one)).join(' ');
    this.narrator.say(text, { show: this.outcome === 'lost' || change.type === 'undo' });
  }

  protected override refused(reason: Refusal, move: Move | undefined, source: Source): void {
    super.refused(reason, move, source);
    if (source === 'player') this.narrator.say(this.refusalText(reason), { show: true });
  }

  /** One pile; only within `renderPiles`. */
  protected pile(id: string, traits: Omit<PileTraits, 'squared'>): TemplateResult {
    return this.scene.pile(id, { ...traits, squared: this.isSquared(id) });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.boardNode || !this.session) return;
    const factor = motionFactor(this);
    const delay = this.board.motion.play(this.order, factor);
    this.order = new Map();
    this.board.refocus();
    if (this.outcome === 'won' && !this.party.begun) {
      this.party.begin(this.boardNode, delay, factor);
    }
  }

  protected override render(): TemplateResult {
    if (!this.session) return html`<slot></slot>`;
    const view = this.currentView();
    this.scene = this.makeScene(view);
    const { keyboard, drag, onClick, onFocus } = this.board;
    return html`<div class="frame" part="frame" @keydown=${keyboard.onKey}>
      ${this.renderToolbar()}
      <div
        class="board"
        part="board"
        role="group"
        aria-label=${this.words.board(this.gameTitle)}
        ?inert=${this.paused}
        @pointerdown=${this.onPointerDown}
        @click=${onClick}
        @focusin=${onFocus}
      >
        ${this.renderPiles(view)}
      </div>
      ${this.narrator.template()} ${this.renderOverlay()}
      ${keysDialog(this.words, this.keySheet)}
      ${dealDialog(this.words, this.dealProblem, this.chooseDeal)}
    </div>`;
  }

  protected override refusalText(refusal: Refusal): string {
    const common = COMMON_REFUSALS.find((code) => code === refusal.code);
    return common ? this.words[common] : this.gameWords.refusal(refusal);
  }

  private dealText(): string {
    const { dealNumber, words } = this;
    return dealNumber === undefined ? words.ownDeck : words.dealNumber(dealNumber);
  }

  /** What is said of the end, where this is one. */
  private ending(): readonly Announcement[] {
    if (this.outcome === 'won') return [{ code: 'won', count: this.moveCount }];
    return this.outcome === 'lost' ? [{ code: 'lost' }] : [];
  }

  /** Whatever was in hand, pointed at or celebrated is over. */
  private tidyUp(): void {
    this.board.drag.cancel();
    this.board.player.release();
    this.party.end();
    this.shown = undefined;
  }

  private makeScene(view: View): Scene<View, Move> {
    const { board, gesture, words, gameWords } = this;
    const entry = board.entry(view.piles, this.firstPile, (pile) => this.isSquared(pile));
    const hint = this.shown && gesture.ends(this.shown);
    return new Scene(view, board, gesture, words, gameWords, entry, hint);
  }

  private renderToolbar(): TemplateResult {
    const { session, words, calm, menuOpen, paused, playable } = this;
    return toolbarTemplate({
      words,
      title: this.gameTitle,
      deal: this.dealNumber,
      count: this.moveCount,
      time: words.time(this.elapsed),
      calm,
      canUndo: session?.canUndo === true,
      canRedo: session?.canRedo === true,
      canHint: playable,
      menuOpen,
      paused,
      request: (what) => this.command(what),
    });
  }

  private renderOverlay(): TemplateResult | typeof nothing {
    const { words } = this;
    if (this.paused) return pauseVeil(words, () => this.resume());
    if (!this.party.panel) return nothing;
    const [moves, time] = [words.moves(this.moveCount), words.time(this.elapsed)];
    return winPanel(words, this.calm ? this.dealText() : words.wonText(this.dealText(), moves, time), {
      again: () => this.command('restart'),
      next: () => this.command('new'),
    });
  }

  private openDialog(name: 'keys' | 'deal'): void {
    const dialog = this.renderRoot.querySelector<HTMLDialogElement>(`dialog.${name}`)!;
    const input = dialog.querySelector('input');
    if (input) input.value = String(this.dealNumber ?? '');
    openDialog(dialog);
    input?.select();
  }

  /** Deals what was typed; an empty field means any deal. */
  private readonly chooseDeal = (text: string): boolean => {
    const checked = checkDeal(text.trim() === '' ? undefined : text);
    if ('problem' in checked) {
      this.dealProblem = this.words.dealPrompt(FIRST_DEAL, LAST_DEAL);
      this.requestUpdate();
      return false;
    }
    this.start(checked.value === undefined ? {} : { deal: checked.value }, 'player');
    return true;
  };

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.party.hush();
    if (this.menuOpen) this.command('menu');
    if (this.playable) this.board.drag.onDown(event);
  };
}
