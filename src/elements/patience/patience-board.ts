import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Card } from '../../core/cards/card.js';
import { parseCard } from '../../core/cards/notation.js';
import { findCard } from '../../core/patience/order.js';
import { type Piles, STOCK } from '../../core/patience/piles.js';
import { cardOrSlotsOf, endOf, pileNode, placeOf } from './board-nodes.js';
import { BoardDrag, type DragHost } from './drag.js';
import { BoardKeyboard, type Command, type KeyboardHost } from './keyboard.js';
import type { CardMotion } from '../controllers/motion.js';
import { Player, type PlayerHost } from './player.js';

/** What the board needs of the element around it. */
export interface BoardHost<View, Move> extends ReactiveControllerHost, PlayerHost<View, Move> {
  readonly boardNode: HTMLElement | undefined;
  /** How cards move. */
  readonly motion: CardMotion;
  isLegal(move: Move): boolean;
  pileForKey(key: string): string | undefined;
  command(command: Exclude<Command, 'home'>): void;
  /** Closes the menu and the sheet of keys; whether one was open. */
  closePanels(): boolean;
}

/** Where keys stand: a card wherever it lies, or an empty pile. */
export interface Cursor {
  readonly pile: string;
  readonly card: Card | undefined;
  /** Its place among the pile's cards, for one that lies face down and is known by nothing else. */
  readonly index?: number | undefined;
}

/**
 * The board as a player handles it: pointer, click and keys on one hand, and a cursor that follows its
 * card.
 */
export class PatienceBoard<View extends { readonly piles: Piles }, Move>
  implements ReactiveController, DragHost, KeyboardHost
{
  readonly player: Player<View, Move>;
  readonly drag = new BoardDrag(this);
  readonly keyboard = new BoardKeyboard(this);
  private cursor: Cursor | undefined;
  private focused: Element | null | undefined;

  constructor(private readonly host: BoardHost<View, Move>) {
    host.addController(this);
    this.player = new Player(host);
  }

  get boardNode(): HTMLElement | undefined {
    return this.host.boardNode;
  }

  get carrying(): boolean {
    return this.player.hand !== undefined;
  }

  pileForKey(key: string): string | undefined {
    return this.host.pileForKey(key);
  }

  lift(card: HTMLElement): readonly HTMLElement[] {
    const place = placeOf(card);
    if (place?.index === undefined || !this.host.playable) return [];
    if (!this.player.take(place.pile, place.index)) return [];
    const cards = cardOrSlotsOf(card.parentElement!);
    return cards.slice(cards.indexOf(card));
  }

  letGo(pile: string | undefined): void {
    // Cards glide from where the finger left them, to the pile or home.
    this.host.motion.snapshot();
    if (pile === undefined) this.player.release();
    else this.player.place(pile, { exact: true, keep: false });
    this.host.requestUpdate();
  }

  /** Whether the hand may go there: dragged as it is, else with the number of cards that fits. */
  accepts(pile: string): boolean {
    const { host, drag, player } = this;
    if (!player.hand || player.hand.from === pile) return false;
    const { move, nearest } = host.gesture;
    return host.isLegal((drag.active ? move : nearest)(host.currentView(), player.hand, pile));
  }

  readonly onClick = (event: MouseEvent): void => {
    if (event.detail > 0 && this.drag.swallowsClick()) return;
    const button = (event.target as Element).closest('button');
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
    if (this.carrying) return this.player.place(pile, { exact: false, keep: true });
    const node = pileNode(this.boardNode!, pile);
    if (node) endOf(node)?.focus();
  }

  command(command: Command): void {
    if (command === 'home') this.sendHome();
    else this.host.command(command);
  }

  dismiss(): boolean {
    const { carrying } = this;
    this.drag.end();
    this.player.release();
    return this.host.closePanels() || carrying;
  }

  /** Where Tab enters the board: the cursor's card, else the top of its pile, else of `first`. */
  entry(piles: Piles, first: string, seen: (pile: string) => number): Cursor {
    const { cursor } = this;
    const found = cursor?.card === undefined ? undefined : findCard(piles, cursor.card);
    const there = cursor && piles[cursor.pile] ? cursor : { pile: first, index: -1 };
    const { pile, index = -1 } = found ?? there;
    const cards = piles[pile]!;
    const own = (found ?? cards[index]! < 0) && cards.length - index <= seen(pile);
    const at = own ? index : cards.length - 1;
    return { pile, card: cards[at], index: at };
  }

  /** The cursor, and the focus with it, goes where a card went. */
  follow(pile: string, card: Card | undefined): void {
    this.cursor = { pile, card };
  }

  hostDisconnected(): void {
    this.drag.end();
    this.player.release();
    this.host.motion.end();
  }

  hostUpdate(): void {
    this.focused = this.root?.activeElement;
  }

  /**
   * Keeps a focus that was in the game there: a card that changed pile is a new button, a panel
   * takes the focus while it is open, and gives it back.
   */
  refocus(panel: Element | null): void {
    const { focused, root } = this;
    if (!focused || !root) return;
    const moved = this.boardNode!.contains(focused) || !root.activeElement;
    const entry = this.boardNode!.querySelector<HTMLElement>('[tabindex="0"]');
    const node = panel ? panel.querySelector<HTMLElement>('.primary') : moved ? entry : undefined;
    if (node && !panel?.contains(root.activeElement)) node.focus({ preventScroll: true });
  }

  private get root(): ShadowRoot | undefined {
    return this.boardNode?.getRootNode() as ShadowRoot | undefined;
  }

  private sendHome(): void {
    const { cursor, host } = this;
    if (!host.playable) return;
    if (!this.carrying && cursor?.card !== undefined) {
      const place = findCard(host.currentView().piles, cursor.card);
      if (!place || !this.player.take(place.pile, place.index)) return;
    }
    this.player.sendHome();
  }
}
