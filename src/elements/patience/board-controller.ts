import type { ReactiveController } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { findCard, STOCK } from '../../core/patience/piles.js';
import { type GameChange, positionBefore } from '../controllers/game-definition.js';
import { cardOrSlotsOf, endOf } from '../base/pile-buttons.js';
import { cardIn, cursorNode, pileNode, placeOf, type Cursor } from './scene.js';
import type { KeyedBoard, PatienceBoard, PatienceState } from './definition.js';
import { BoardDrag, type DragHost } from './drag.js';
import { BoardKeyboard, type Command, type KeyboardHost } from './keyboard.js';
import { PlayerHand, type PlayerHandHost } from './player-hand.js';
import type { PatienceHost } from './host.js';

/** The part of a definition that the board needs. */
export interface BoardDefinition<State extends PatienceState, Move> {
  readonly interaction: MoveResolver<State, Move>;
  readonly board: Pick<
    PatienceBoard<State, Move>,
    'visibleCards' | 'firstPile' | 'pileForKey' | 'focusAfter'
  >;
}

/**
 * The board as the player uses it. Pointer, click and keyboard share one hand, and the cursor follows its
 * card.
 */
export class BoardController<State extends PatienceState, Move>
  implements ReactiveController, DragHost, KeyboardHost, KeyedBoard, PlayerHandHost<State, Move>
{
  readonly hand: PlayerHand<State, Move> = new PlayerHand<State, Move>(this);
  readonly drag = new BoardDrag(this);
  readonly keyboard = new BoardKeyboard(this);
  /**
   * The cards on which no other lies, but for those in hand. A card that is covered stays in this set, so that its picture
   * is there while the next card flies to it.
   */
  readonly uncovered = new Set<Card>();
  private cursor: Cursor | undefined;
  private focused: Element | null | undefined;
  private tabStop: HTMLElement | undefined;

  constructor(
    private readonly host: PatienceHost<State, Move> & {
      readonly motion: { snapshot(): void; end(): void };
    },
    private readonly definition: () => BoardDefinition<State, Move>,
  ) {
    host.addController(this);
  }

  get boardNode(): HTMLElement | undefined {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }

  get gesture(): MoveResolver<State, Move> {
    return this.definition().interaction;
  }

  get hasOneTap(): boolean {
    return this.host.inForce.isOn('tapToMove');
  }

  /** Whether cards can be played now: the game has begun, is not paused, and is not won. */
  get canPlay(): boolean {
    return this.host.game.isPlayable;
  }

  get isHolding(): boolean {
    return this.hand.cards !== undefined;
  }

  get focusedPile(): string | undefined {
    const focused = this.host.shadowRoot?.activeElement;
    const place = focused ? placeOf(focused) : undefined;
    return place?.index === undefined ? undefined : place.pile;
  }

  /** The piles where the cards in hand may go, each with the cards that would go there. */
  get targets(): ReadonlyMap<string, Hand> {
    const { hand, gesture, view } = this;
    const targets = new Map<string, Hand>();
    for (const pile of Object.keys(view.piles)) {
      const move = hand.cards?.from === pile ? undefined : hand.moveTo(pile);
      const isLegal = move !== undefined && !this.host.game.session?.refusal(move);
      if (isLegal) targets.set(pile, gesture.endpoints(move));
    }
    return targets;
  }

  currentView(): State {
    return this.view;
  }

  attempt(move: Move): Refusal | undefined {
    return this.host.player.play(move);
  }

  refuse(reason: Refusal): void {
    this.host.game.refuse(reason, 'player');
  }

  handChanged(): void {
    this.host.handChanged();
  }

  pileForKey(key: string): string | undefined {
    return this.definition().board.pileForKey(key, this.view, this);
  }

  take(pile: string): void {
    this.hand.take(pile, this.view.piles[pile]!.length - 1);
  }

  /** Returns the cards in hand to their pile and ends a drag. */
  release(): void {
    this.drag.end();
    this.hand.release();
  }

  lift(card: HTMLElement): readonly HTMLElement[] {
    const place = placeOf(card);
    if (place?.index === undefined || !this.canPlay) return [];
    if (!this.hand.take(place.pile, place.index, true)) return [];
    const cards = cardOrSlotsOf(card.parentElement!);
    return cards.slice(cards.indexOf(card));
  }

  drop(pile: string | undefined): void {
    // The cards glide from where the finger left them.
    this.host.motion.snapshot();
    if (pile === undefined) this.hand.release();
    else this.hand.place(pile, false);
    this.host.requestUpdate();
  }

  loadFailed(error: unknown): void {
    this.host.loadFailed(error);
  }

  /** Whether the cards in hand may be laid on that pile. */
  accepts(pile: string): boolean {
    return this.targets.has(pile);
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    if (this.canPlay) this.drag.begin(event);
  };

  readonly onClick = (event: MouseEvent): void => {
    if (event.detail > 0 && this.drag.swallowsClick()) return;
    const button = this.drag.buttonOf(event);
    const place = button && placeOf(button);
    if (!place) return this.hand.release();
    button.focus({ preventScroll: true });
    this.hand.press({ ...place, byKey: event.detail === 0, time: event.timeStamp });
  };

  readonly onFocus = (event: FocusEvent): void => {
    const node = event.target as HTMLElement;
    const place = placeOf(node);
    if (!place) return;
    this.cursor = { ...place, card: cardIn(node) };
    this.setTabStop(node);
  };

  goTo(pile: string): void {
    if (pile === STOCK) return this.hand.press({ pile, index: undefined, byKey: true, time: 0 });
    if (this.isHolding) return this.hand.place(pile, true);
    const node = pileNode(this.boardNode!, pile);
    if (node) endOf(node)?.focus();
  }

  command(command: Command): void {
    if (command === 'home') this.sendHome();
    else this.host.command(command);
  }

  dismiss(): boolean {
    const { isHolding } = this;
    this.release();
    return this.host.panels.close() !== undefined || isHolding;
  }

  /**
   * Where Tab enters the board: the cursor's card, else the top of its pile, else the top of the first pile.
   */
  get entry(): Cursor {
    const { cursor, view } = this;
    const { board } = this.definition();
    const { piles } = view;
    const found = cursor?.card === undefined ? undefined : findCard(piles, cursor.card);
    const there = cursor && piles[cursor.pile] ? cursor : undefined;
    const { pile, index = -1 } = found ?? there ?? { pile: board.firstPile(view), index: -1 };
    const cards = piles[pile]!;
    const own =
      (found ?? cards[index]! < 0) && cards.length - index <= board.visibleCards(pile, view);
    const at = own ? index : cards.length - 1;
    return { pile, card: cards[at], index: at };
  }

  /**
   * Called after each change of the game. Releases the cards in hand, and moves the cursor to where the
   * player's cards went.
   */
  follow(change: GameChange<State, Move>): void {
    this.release();
    if (change.type === 'start') this.uncovered.clear();
    if (!('step' in change) || change.source !== 'player') return;
    const { interaction, board } = this.definition();
    const { from, to, count } = interaction.endpoints(change.step.move);
    const card = positionBefore(change).piles[from]!.at(-count)!;
    const pile = board.focusAfter?.(change);
    if (pile !== undefined) this.cursor = { pile, card: undefined };
    else this.cursor = { pile: to, card: card < 0 ? undefined : card };
  }

  hostDisconnected(): void {
    this.release();
    this.host.motion.end();
  }

  hostUpdate(): void {
    this.focused = this.host.shadowRoot?.activeElement;
    const { game } = this.host;
    const { cards: hand } = this.hand;
    // A won game is celebrated with all its cards.
    const isWon = game.outcome === 'won';
    for (const [pile, cards] of Object.entries(game.view?.piles ?? {})) {
      const count = 1 + (hand?.from === pile ? hand.count : 0);
      for (const card of isWon ? cards : cards.slice(-count)) this.uncovered.add(card);
    }
  }

  hostUpdated(): void {
    const { boardNode, host } = this;
    if (!boardNode || !host.game.view) return;
    const entry = cursorNode(boardNode, this.entry);
    this.setTabStop(entry);
    this.refocus(boardNode, entry);
  }

  /**
   * Sets which button of the board Tab enters. The template can't: if the `tabindex` of the focused button changes, browsers
   * measure the page at once, which would happen in the middle of a render.
   */
  private setTabStop(node: HTMLElement | null): void {
    const { tabStop } = this;
    this.tabStop = node ?? undefined;
    if (tabStop && tabStop !== node) tabStop.tabIndex = -1;
    if (node && node.tabIndex !== 0) node.tabIndex = 0;
  }

  private get view(): State {
    return this.host.game.view!;
  }

  /**
   * Keeps the focus in the game. A card that changed piles is a new button, and an open panel takes the focus
   * and returns it.
   */
  private refocus(board: HTMLElement, entry: HTMLElement | null): void {
    const { focused } = this;
    const { shadowRoot: root } = this.host;
    if (!focused || !root) return;
    const panel = root.querySelector('.panel');
    const moved = board.contains(focused) || !root.activeElement;
    const node = panel ? panel.querySelector<HTMLElement>('.primary') : moved ? entry : null;
    if (node && !panel?.contains(root.activeElement)) node.focus({ preventScroll: true });
  }

  private sendHome(): void {
    const { cursor } = this;
    if (!this.canPlay) return;
    if (!this.isHolding && cursor?.card !== undefined) {
      const place = findCard(this.view.piles, cursor.card);
      if (!place || !this.hand.take(place.pile, place.index)) return;
    }
    this.hand.sendHome();
  }
}
