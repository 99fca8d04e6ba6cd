import { lazy } from '../base/lazy.js';
import { LocalSpace } from '../base/local-space.js';
import type { EdgeScroll } from './edge-scroll.js';

const loadEdgeScroll = lazy('edge-scroll', () => import('./edge-scroll.js'));

/** What the drag needs of the board it works on. */
export interface DragHost {
  /** The node that holds all piles; it takes the pointer while a drag lasts. */
  readonly boardNode: HTMLElement | undefined;
  /** Picks up the card and all on it; the nodes that then follow the pointer, or none. */
  lift(card: HTMLElement): readonly HTMLElement[];
  /** Lays the hand on a pile (`undefined`: nowhere), from where the cards are seen now. */
  letGo(pile: string | undefined): void;
  /** Whether the hand may be laid on that pile. */
  accepts(pile: string): boolean;
  /** The page does not scroll by a drag: what does it could not be loaded. */
  loadFailed?(error: unknown): void;
}

/** How far a pointer goes before a press is a drag, in pixels: fingers shake more. */
const SLACK = 4;
const TOUCH_SLACK = 9;

/** How much of a box another one covers, in square pixels. */
const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Drags by pointer events, so mouse, touch and pen alike. The dragged nodes are moved by hand on
 * every pointer event, without a render, so that they follow without lag.
 */
export class BoardDrag {
  /** The press that may become a drag, and the card it was on. */
  private press: PointerEvent | undefined;
  private card: HTMLElement | undefined;
  /** The nodes that follow the pointer, once it is a drag. */
  private cards: readonly HTMLElement[] = [];
  private listening = new AbortController();
  private dragged = false;
  /** Where the pointer is, and where the board was at the press. */
  private at: PointerEvent | undefined;
  private origin: Pick<DOMRect, 'x' | 'y'> = { x: 0, y: 0 };
  /** The board's own pixels, which the page may have scaled or rotated. */
  private space: LocalSpace | undefined;
  private edge: EdgeScroll | undefined;

  constructor(private readonly host: DragHost) {}

  /** The card that follows the pointer, under all others that do. */
  get firstCard(): HTMLElement | undefined {
    return this.card;
  }

  /** Whether cards follow the pointer now. */
  get active(): boolean {
    return this.cards.length > 0;
  }

  /** Whether the click that comes now only ends a drag; asked once a click. */
  swallowsClick(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  /** A pointer goes down on the board. */
  begin(event: PointerEvent): void {
    this.dragged = false;
    const card = (event.target as Element).closest<HTMLElement>('.card');
    if (this.press || event.button !== 0 || !event.isPrimary || !card) return;
    // A finger on a card that can't be moved scrolls the page.
    if (event.pointerType === 'touch' && !card.classList.contains('movable')) return;
    this.press = event;
    this.card = card;
    const { signal } = (this.listening = new AbortController());
    const listen = (type: string, action: (event: PointerEvent) => void): void =>
      addEventListener(
        type,
        (later) =>
          (later as PointerEvent).pointerId === event.pointerId && action(later as PointerEvent),
        { signal, capture: true },
      );
    listen('pointermove', (later) => this.move(later, event));
    listen('pointerup', (later) => this.end(later));
    listen('pointercancel', () => this.end(undefined));
  }

  /** Ends a drag where it is, cards going home; nothing where none lasts. */
  end(event?: PointerEvent): void {
    const { cards, press } = this;
    const pile = event && this.active ? this.pileUnder(event) : undefined;
    this.listening.abort();
    this.edge?.end();
    this.edge = this.at = undefined;
    this.press = undefined;
    this.cards = [];
    if (cards.length === 0) return;
    this.host.boardNode?.releasePointerCapture(press!.pointerId);
    this.host.letGo(pile);
    for (const card of cards) {
      card.classList.remove('dragged');
      card.style.transform = '';
    }
  }

  private move(event: PointerEvent, press: PointerEvent): void {
    const [dx, dy] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!this.active) {
      if (Math.hypot(dx, dy) < (press.pointerType === 'touch' ? TOUCH_SLACK : SLACK)) return;
      this.dragged = true;
      const cards = this.host.lift(this.card!);
      if (cards.length === 0) return this.end();
      this.cards = cards;
      this.host.boardNode?.setPointerCapture(press.pointerId);
      this.origin = this.host.boardNode!.getBoundingClientRect();
      this.space = new LocalSpace(this.host.boardNode!);
      void this.loadEdge(cards);
    }
    this.at = event;
    this.follow(press);
    this.edge?.follow(event.clientY);
  }

  /** Brings the cards to the pointer, however far the board has scrolled meanwhile. */
  private follow(press: PointerEvent): void {
    const { at, origin } = this;
    const board = this.host.boardNode!.getBoundingClientRect();
    const { x, y } = this.space!.vector({
      x: at!.clientX - press.clientX + origin.x - board.x,
      y: at!.clientY - press.clientY + origin.y - board.y,
    });
    for (const card of this.cards) {
      card.classList.add('dragged');
      card.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  private async loadEdge(cards: readonly HTMLElement[]): Promise<void> {
    const { host } = this;
    try {
      const { EdgeScroll } = await loadEdgeScroll();
      // It may have ended, and another have begun.
      if (this.cards !== cards) return;
      const press = this.press!;
      this.edge = new EdgeScroll(host.boardNode!, () => this.follow(press));
      this.edge.follow(this.at!.clientY);
    } catch (error) {
      host.loadFailed?.(error);
    }
  }

  /**
   * The pile that is meant: the one under the pointer where it accepts the cards, else the
   * accepting one that the first card covers most; where none accepts, the one under the pointer
   * or else the most covered, whose refusal tells why.
   */
  private pileUnder({ clientX, clientY }: PointerEvent): string | undefined {
    const card = this.cards[0]!;
    const space = this.space!;
    const at = space.box(card);
    const { x, y } = space.point({ x: clientX, y: clientY });
    const piles = [...this.host.boardNode!.querySelectorAll<HTMLElement>('.pile')]
      .map((node) => {
        const area = space.box(node);
        // Under the pointer outweighs whatever is covered.
        const pointed = overlap(area, new DOMRect(x - 0.5, y - 0.5, 1, 1)) > 0;
        return { node, weight: overlap(at, area) + (pointed ? 1e9 : 0) };
      })
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ node }) => node);
    if (piles[0]?.contains(card)) return undefined;
    const others = piles
      .filter((node) => !node.contains(card))
      .map((node) => node.dataset['pile']!);
    return others.find((pile) => this.host.accepts(pile)) ?? others[0];
  }
}
