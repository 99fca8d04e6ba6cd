import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { parseCard } from '../../core/cards/notation.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { STOCK, findCard } from '../../core/patience/piles.js';
import type { GameController } from '../controllers/game-controller.js';
import { type GameChange, positionBefore } from '../controllers/game-definition.js';
import { cardOrSlotsOf, endOf, pileNode, placeOf } from './board-nodes.js';
import type { Cursor } from './cursor.js';
import type { KeyedBoard, PatienceBoard, PatienceState } from './definition.js';
import { BoardDrag, type DragHost } from './drag.js';
import { BoardKeyboard, type Command, type KeyboardHost } from './keyboard.js';
import { Player, type PlayerHost } from './player.js';

/** The element around a board. */
export interface BoardHost<State, Move> extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly game: Pick<GameController<State, Move>, 'view' | 'session' | 'isPlayable' | 'refuse'>;
  readonly player: { play(move: Move): Refusal | undefined };
  readonly inForce: { isOn(name: 'tapToMove'): boolean };
  readonly motion: { snapshot(): void; end(): void };
  /** Closes the menu and the panels that the player opened. Returns what was open. */
  readonly panels: { close(): unknown };
  command(command: Exclude<Command, 'home'>): void;
  loadFailed(error: unknown): void;
  /** Called when cards were taken in hand, and when they were laid down. */
  handChanged(): void;
}

/** What the board must know of its game. */
export interface BoardDefinition<State extends PatienceState, Move> {
  readonly interaction: MoveResolver<State, Move>;
  readonly board: Pick<
    PatienceBoard<State, Move>,
    'visibleCards' | 'firstPile' | 'pileForKey' | 'focusAfter'
  >;
}

/**
 * The board as a player handles it: pointer, click and keys on one hand, and a cursor that follows its
 * card.
 */
export class BoardController<State extends PatienceState, Move>
  implements ReactiveController, DragHost, KeyboardHost, KeyedBoard, PlayerHost<State, Move>
{
  readonly player: Player<State, Move> = new Player<State, Move>(this);
  readonly drag = new BoardDrag(this);
  readonly keyboard = new BoardKeyboard(this);
  private cursor: Cursor | undefined;
  private focused: Element | null | undefined;

  constructor(
    private readonly host: BoardHost<State, Move>,
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

  /** Whether one tap sends a card to its best place. */
  get oneTap(): boolean {
    return this.host.inForce.isOn('tapToMove');
  }

  /** Whether cards can be played now: not before the deal, paused, or after a win. */
  get playable(): boolean {
    return this.host.game.isPlayable;
  }

  get carrying(): boolean {
    return this.player.hand !== undefined;
  }

  get focusedPile(): string | undefined {
    const focused = this.host.shadowRoot?.activeElement;
    const place = focused ? placeOf(focused) : undefined;
    return place?.index === undefined ? undefined : place.pile;
  }

  /** The piles where the cards in hand may go, and the cards that then go there. */
  get targets(): ReadonlyMap<string, Hand> {
    const { player, gesture, view } = this;
    const targets = new Map<string, Hand>();
    for (const pile of Object.keys(view.piles)) {
      const move = player.hand?.from === pile ? undefined : player.moveTo(pile);
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
    this.player.take(pile, this.view.piles[pile]!.length - 1);
  }

  /** Cards in hand go home, and nothing follows the pointer any more. */
  release(): void {
    this.drag.end();
    this.player.release();
  }

  lift(card: HTMLElement): readonly HTMLElement[] {
    const place = placeOf(card);
    if (place?.index === undefined || !this.playable) return [];
    if (!this.player.take(place.pile, place.index, true)) return [];
    const cards = cardOrSlotsOf(card.parentElement!);
    return cards.slice(cards.indexOf(card));
  }

  letGo(pile: string | undefined): void {
    // Cards glide from where the finger left them, to the pile or home.
    this.host.motion.snapshot();
    if (pile === undefined) this.player.release();
    else this.player.place(pile, false);
    this.host.requestUpdate();
  }

  loadFailed(error: unknown): void {
    this.host.loadFailed(error);
  }

  /** Whether the hand may go there. */
  accepts(pile: string): boolean {
    return this.targets.has(pile);
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    if (this.playable) this.drag.begin(event);
  };

  readonly onClick = (event: MouseEvent): void => {
    if (event.detail > 0 && this.drag.swallowsClick()) return;
    const button = this.drag.buttonOf(event);
    const place = button && placeOf(button);
    if (!place) return this.player.release();
    button.focus({ preventScroll: true });
    this.player.press({ ...place, byKey: event.detail === 0, time: event.timeStamp });
  };

  readonly onFocus = (event: FocusEvent): void => {
    const node = event.target as HTMLElement;
    const place = placeOf(node);
    if (!place) return;
    this.cursor = { ...place, card: parseCard(node.dataset['card'] ?? '') };
    // A render moves the entry of the Tab key to the focus; the focus that a render put back stands there already.
    if (node.tabIndex !== 0) this.host.requestUpdate();
  };

  goTo(pile: string): void {
    if (pile === STOCK) return this.player.press({ pile, index: undefined, byKey: true, time: 0 });
    if (this.carrying) return this.player.place(pile, true);
    const node = pileNode(this.boardNode!, pile);
    if (node) endOf(node)?.focus();
  }

  command(command: Command): void {
    if (command === 'home') this.sendHome();
    else this.host.command(command);
  }

  dismiss(): boolean {
    const { carrying } = this;
    this.release();
    return this.host.panels.close() !== undefined || carrying;
  }

  /** Where Tab enters the board: the cursor's card, else the top of its pile, else of the first pile. */
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

  /** Called after each change of the game: hands are empty, and the focus goes where the player's cards went. */
  follow(change: GameChange<State, Move>): void {
    this.release();
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
  }

  hostUpdated(): void {
    if (this.boardNode) this.refocus(this.boardNode);
  }

  private get view(): State {
    return this.host.game.view!;
  }

  /**
   * Keeps a focus that was in the game there: a card that changed pile is a new button, a panel
   * takes the focus while it is open, and gives it back.
   */
  private refocus(board: HTMLElement): void {
    const { focused } = this;
    const { shadowRoot: root } = this.host;
    if (!focused || !root) return;
    const panel = root.querySelector('.panel');
    const moved = board.contains(focused) || !root.activeElement;
    const entry = board.querySelector<HTMLElement>('[tabindex="0"]');
    const node = panel ? panel.querySelector<HTMLElement>('.primary') : moved ? entry : undefined;
    if (node && !panel?.contains(root.activeElement)) node.focus({ preventScroll: true });
  }

  private sendHome(): void {
    const { cursor } = this;
    if (!this.playable) return;
    if (!this.carrying && cursor?.card !== undefined) {
      const place = findCard(this.view.piles, cursor.card);
      if (!place || !this.player.take(place.pile, place.index)) return;
    }
    this.player.sendHome();
  }
}
