import {
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import type { Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import type { Change, SteppedChange } from '../../core/engine/session.js';
import type { Announcement } from '../../core/patience/announce.js';
import type { Gesture } from '../../core/patience/gesture.js';
import type { Piles, Transfer } from '../../core/patience/piles.js';
import type { Certainty } from '../../core/solver/hint.js';
import { AdvisedElement } from './advised-element.js';
import type { Command } from './keyboard.js';
import { faceOf } from '../cards/card-face.js';
import { Faces } from '../cards/faces.js';
import type { CardFaces } from '../cards/host-faces.js';
import { CardMotion } from '../controllers/motion.js';
import { overlayTemplate } from '../ui/overlays.js';
import { Hints, type HintsHost } from '../controllers/hints.js';
import { type BoardHost, PatienceBoard } from './patience-board.js';
import type { GameWords } from '../ui/speech.js';
import { type PileTraits, type Scene, pileTemplate } from './scene.js';
import { Announcer, type AnnouncerHost } from './announcer.js';
import { type Panel, type ToolbarRequest, toolbarTemplate } from '../ui/toolbar.js';
import { WinCelebration } from './win-celebration.js';

/**
 * What every patience game's element is: piles of cards on a board.
 *
 * @attr {boolean} tap-to-move - One tap sends a card to its best place.
 * @attr {boolean} four-color - A colour for each suit; always so in KingCell.
 * @attr {boolean} mirrored - The board mirrored, for left-handed players.
 * @csspart pile - Every pile.
 * @csspart pile-foundation - A foundation.
 * @csspart slot - The place under a pile, seen while it is empty.
 * @csspart slot-target - An empty place where the cards in hand may go.
 * @csspart slot-hint - An empty place that a hint points at.
 * @csspart card-selected - A card that is picked up.
 * @csspart card-target - A card that those in hand may go on.
 * @csspart card-hint - A card that a hint points at.
 */
export abstract class PatienceElement<
  State,
  Move,
  Options extends object,
  View extends { readonly piles: Piles },
  Aids,
>
  extends AdvisedElement<State, Move, Options, View, Aids>
  implements BoardHost<View, Move>, HintsHost<Move>, AnnouncerHost
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

  /** A card face down, for games that have such. */
  protected readonly back: Scene<View, Move>['back'] = undefined;
  private readonly hints: Hints<Move> = new Hints<Move>(this);

  /** @internal */
  readonly motion = new CardMotion(() => this.boardNode);
  protected readonly board: PatienceBoard<View, Move> = new PatienceBoard<View, Move>(this);
  /** @internal */
  readonly announcer = new Announcer(this, this.liveRegion);
  private readonly celebration = new WinCelebration(this);
  private readonly faces = new Faces(this, faceOf);
  /** What moved since the last render. */
  private transfers: readonly Transfer[] = [];
  private scene!: Scene<View, Move>;

  /** @internal */
  abstract override readonly gameWords: GameWords;
  /** @internal */
  abstract readonly gesture: Gesture<View, Move>;
  /** The pile that Tab enters the board at first. */
  protected abstract readonly firstPile: string;
  /** What is spoken of a step: what all games know, or a sentence of the game's own. */
  protected abstract announce(
    before: View,
    change: SteppedChange<Move>,
  ): readonly (Announcement | string)[];
  /** The piles in their places; `pile()` makes each. */
  protected abstract renderPiles(view: View): TemplateResult;
  /** @internal How many cards of a pile, from the top, are to be seen. */
  abstract seenOf(pile: string): number;
  /** @internal */
  abstract pileForKey(key: string): string | undefined;

  /** @internal */
  get boardNode(): HTMLElement | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }

  /** @internal */
  get won(): boolean {
    return this.celebration.panel;
  }

  /** @internal */
  get playable(): boolean {
    return (
      this.session !== undefined && !this.paused && !this.hasConflict && this.outcome !== 'won'
    );
  }

  /** @internal */
  get oneTap(): boolean {
    return this.effectiveSetting('tapToMove', this.tapToMove);
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
    this.hints.end();
    const { hand } = this.board.player;
    if (hand) this.announcer.hand(hand, this.targets(this.currentView()));
    else this.liveRegion.hush();
  }

  /**
   * Shows a move, lit up on the board: one after which the game can still be won. Where that takes the
   * solver more than a second, a legal move is shown until then, and said to be no more than that.
   *
   * @returns the move, once the solver has ended; a legal one where it proved none; `undefined` where
   *   there is none, where no win is possible, and where the game went on meanwhile
   */
  hint(): Promise<Move | undefined> {
    return this.showMove('host');
  }

  private showMove(source: Source): Promise<Move | undefined> {
    this.board.player.release();
    return this.hints.ask(source);
  }

  /** @internal */
  legalHint(): Move | undefined {
    return this.playable ? this.gesture.hint(this.currentView()) : undefined;
  }

  /** @internal */
  sayHint(move: Move, certainty: Certainty, corrects: boolean): void {
    this.announcer.hint(this.gesture.ends(move), certainty, corrects);
  }

  /** @internal */
  refuseHint(code: 'hopeless' | 'no-hint', source: Source): void {
    this.refused({ code }, source);
  }

  /** @internal */
  get isSeekingHint(): boolean {
    return this.hints.isSearching;
  }

  /** @internal What the keyboard and the toolbar ask for. */
  command(command: Exclude<Command, 'home'> | ToolbarRequest): void {
    const { open } = this;
    this.closePanels();
    if (!this.hasConflict) this.obey(command, open);
  }

  private obey(command: Exclude<Command, 'home'> | ToolbarRequest, open: Panel | undefined): void {
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
      case 'show':
        return void this.demonstrate();
      case 'pause':
        return this.togglePause();
      case 'deal':
        return this.renderRoot.querySelectorAll('input').forEach((field) => field.focus());
      case 'menu':
      case 'keys':
      case 'settings':
        return this.toggle(command, open);
    }
  }

  private togglePause(): void {
    if (this.clock.paused) this.resume();
    else this.pause();
  }

  override pause(): void {
    this.board.drag.end();
    this.board.player.release();
    this.endSearch();
    super.pause();
  }

  protected override begun(): void {
    this.tidyUp();
    this.motion.end();
    this.announcer.deal();
    this.followed();
  }

  protected override changed(change: Change<Move>, before: View): void {
    this.motion.snapshot();
    this.tidyUp();
    if (change.type === 'restart') {
      this.announcer.deal();
      return this.followed();
    }
    this.followed(change);
    const { step } = change;
    // A step is told from the position before it, which an undo comes back to.
    const origin = change.type === 'undo' ? this.currentView() : before;
    const { from, to, count } = this.gesture.ends(step.move);
    const card = origin.piles[from]!.at(-count)!;
    if (change.source === 'player') this.board.follow(to, card < 0 ? undefined : card);
    this.announcer.step(this.announce(origin, change), change.type === 'undo');
    if (change.type !== 'undo') {
      this.transfers = [step.move, ...step.automatic].map((move) => this.gesture.ends(move));
    }
  }

  /** The class of a board with a colour for each suit. */
  protected get suits(): string {
    return this.effectiveSetting('fourColor', this.fourColor) ? 'four-color' : '';
  }

  /** One pile; only within `renderPiles`. */
  protected pile(id: string, traits: Omit<PileTraits, 'seen'>): TemplateResult {
    return pileTemplate(this.scene, id, { ...traits, seen: this.seenOf(id) });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('verdict')) this.look();
    if (!this.boardNode || !this.session) return;
    const wish = this.preferences['motion'];
    const { transfers } = this;
    const after = this.currentView().piles;
    const delay = this.motion.play({ element: this, wish, after, transfers });
    this.transfers = [];
    this.board.refocus(this.renderRoot.querySelector('.panel'));
    if (this.outcome === 'won') this.celebration.begin(this.boardNode, delay, wish);
  }

  protected override render(): TemplateResult {
    if (!this.session) return this.waiting;
    this.served = undefined;
    const view = this.currentView();
    this.scene = this.makeScene(view);
    const overlay = overlayTemplate(this, this.sheets);
    const { keyboard, onClick, onFocus } = this.board;
    return html`<div
      class="frame ${this.effectiveSetting('mirrored', this.mirrored) ? 'mirrored' : ''}"
      part="frame"
      data-theme=${this.seenTheme}
      data-motion=${this.preferences['motion']}
      data-back=${this.seenBack}
      @keydown=${keyboard.onKey}
    >
      ${toolbarTemplate(this)}
      <div
        class="board"
        part="board"
        role="group"
        aria-label=${this.words.board(this.gameTitle)}
        aria-busy=${this.isWaiting ? 'true' : nothing}
        ?inert=${this.isWaiting || (overlay !== nothing && !this.won)}
        @pointerdown=${this.onPointerDown}
        @click=${onClick}
        @focusin=${onFocus}
      >
        ${this.renderPiles(view)}
      </div>
      ${this.liveRegion.template()} ${overlay}
    </div>`;
  }

  /** Whatever was in hand, pointed at or celebrated is over. */
  private tidyUp(): void {
    this.board.drag.end();
    this.board.player.release();
    this.celebration.end();
    this.hints.end();
  }

  /** A hint that is not sure yet is not shown any more. */
  private endSearch(): void {
    if (!this.hints.isSearching) return;
    this.hints.end();
    this.liveRegion.hush();
  }

  private makeScene(view: View): Scene<View, Move> {
    const { board, gesture, words, gameWords } = this;
    const { shown } = this.hints;
    return {
      view,
      gesture,
      words,
      gameWords,
      hand: board.player.hand,
      targets: this.targets(view),
      entry: board.entry(view.piles, this.firstPile, (pile) => this.seenOf(pile)),
      hint: shown && gesture.ends(shown),
      face: this.faces.of,
      back: this.back,
    };
  }

  /** The piles where the cards in hand may go. */
  private targets({ piles }: View): ReadonlySet<string> {
    return new Set(Object.keys(piles).filter((pile) => this.board.accepts(pile)));
  }

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.celebration.hush();
    this.closePanels();
    if (this.playable) this.board.drag.begin(event);
  };
}
