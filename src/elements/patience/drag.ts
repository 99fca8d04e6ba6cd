import { buttonAtRest } from '../base/at-rest.js';
import { windowOf } from '../base/place-in-page.js';
import { lazy } from '../base/lazy.js';
import { LocalSpace, type Vector, centreOf } from '../base/local-space.js';
import type { EdgeScroll } from './edge-scroll.js';

const loadEdgeScroll = lazy('edge-scroll', () => import('./edge-scroll.js'));

/** What the drag needs of the board it works on. */
export interface DragHost {
  /** The node that holds all piles; it takes the pointer while a drag lasts. */
  readonly boardNode: HTMLElement | undefined;
  /** Picks up the card and all on it; the nodes that then follow the pointer, or none. */
  lift(card: HTMLElement): readonly HTMLElement[];
  /** Lays the hand, whose first card is given, on a pile (`undefined`: nowhere), from where the cards are seen now. */
  letGo(pile: string | undefined, card: HTMLElement): void;
  /** Whether the hand may be laid on that pile. */
  accepts(pile: string): boolean;
  /** The page does not scroll by a drag: what does it could not be loaded. */
  loadFailed?(error: unknown): void;
}

/** A pointer that is down on a card. */
interface Press {
  readonly event: PointerEvent;
  readonly card: HTMLElement;
  readonly listening: AbortController;
}

/** Cards that follow a pointer. */
interface Drag {
  readonly press: Press;
  readonly cards: readonly HTMLElement[];
  /** Where the board was at the beginning. */
  readonly origin: Vector;
  /** How far from its place the first card was then: it may be caught in flight. */
  readonly caught: Vector;
  /** The board's own pixels, which the page may have scaled or rotated. */
  readonly space: LocalSpace;
  /** The last event of the pointer. */
  at: PointerEvent;
  edge?: EdgeScroll;
  request: number;
}

/** How far a pointer goes before a press is a drag, in pixels: fingers shake more. */
const SLACK = 4;
const TOUCH_SLACK = 9;

/** How much of a box another one covers, in square pixels. */
const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const pointOf = ({ clientX, clientY }: PointerEvent): Vector => ({ x: clientX, y: clientY });

const between = (from: Vector, to: Vector): Vector => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Drags by pointer events, so mouse, touch and pen alike. The dragged nodes are moved by hand on
 * every pointer event, without a render, so that they follow without lag.
 */
export class BoardDrag {
  /** The pointers that are down on cards, by their ids. The first that moves far enough drags. */
  private readonly presses = new Map<number, Press>();
  private drag: Drag | undefined;
  /** Whether the last press became a drag. */
  private dragged = false;
  /** The button that the last press met. */
  private pressed: HTMLElement | null = null;

  constructor(private readonly host: DragHost) {}

  /** The card that follows the pointer, under all others that do. */
  get card(): HTMLElement | undefined {
    return this.drag?.press.card;
  }

  /** Whether the click that comes now only ends a drag, or comes from another finger during one; asked once a click. */
  swallowsClick(): boolean {
    const { dragged, drag } = this;
    this.dragged = false;
    return dragged || drag !== undefined;
  }

  /** The button that a click means. Cards that fly over it are not pressed. */
  buttonOf(click: MouseEvent): HTMLElement | null {
    const target = (click.target as Element).closest('button');
    const { pressed } = this;
    this.pressed = null;
    // The click of a key or a script has no place.
    if (click.detail === 0 || !click.isTrusted) return target;
    return buttonAtRest(this.host.boardNode!, click) === pressed ? pressed : target;
  }

  /** A pointer goes down on the board. */
  begin(event: PointerEvent): void {
    // A drag belongs to the pointer that began it.
    if (this.drag) return;
    this.dragged = false;
    this.pressed = buttonAtRest(this.host.boardNode!, event);
    // A card in flight can be caught where it covers nothing that can be pressed.
    const card = (this.pressed ?? (event.target as Element)).closest<HTMLElement>('.card');
    if (event.button !== 0 || !card) return;
    // A finger on a card that can't be moved scrolls the page.
    if (event.pointerType === 'touch' && !card.classList.contains('movable')) return;
    this.listen({ event, card, listening: new AbortController() });
  }

  /** Ends a drag where it is, cards going home; nothing where none lasts. */
  end(): void {
    for (const press of [...this.presses.values()]) this.finish(press);
  }

  private listen(press: Press): void {
    const { pointerId, pointerType } = press.event;
    const { signal } = press.listening;
    this.presses.set(pointerId, press);
    const finish = (): void => this.finish(press);
    const window = windowOf(press.card);
    const listen = (type: string, action: (event: PointerEvent) => void): void =>
      window.addEventListener(
        type,
        (later) => (later as PointerEvent).pointerId === pointerId && action(later as PointerEvent),
        { signal, capture: true },
      );
    listen('pointermove', (later) => this.move(press, later));
    listen('pointerup', (later) => this.finish(press, later));
    listen('pointercancel', finish);
    // The release may go elsewhere: to a dialog, another window, a menu, or a listener of the page.
    listen('pointerdown', finish);
    const { boardNode } = this.host;
    boardNode!.addEventListener(
      'lostpointercapture',
      // A finger is captured by its card before the board captures it.
      (later) => later.pointerId === pointerId && later.target === boardNode && finish(),
      { signal },
    );
    window.addEventListener('blur', finish, { signal });
    // A finger that rests for long asks for a menu; the menu would end the press.
    const onMenu = (menu: Event): void =>
      pointerType === 'touch' ? menu.preventDefault() : finish();
    window.addEventListener('contextmenu', onMenu, { signal, capture: true });
    // The page may let something around the board be dragged.
    window.addEventListener('dragstart', (native) => native.preventDefault(), {
      signal,
      capture: true,
    });
  }

  private move(press: Press, event: PointerEvent): void {
    const { drag } = this;
    // The release was lost.
    if ((event.buttons & 1) === 0) return this.finish(press);
    if (drag) {
      if (drag.press !== press) return;
      drag.at = event;
      this.follow(drag);
      return;
    }
    const { x, y } = between(pointOf(press.event), pointOf(event));
    const slack = event.pointerType === 'touch' ? TOUCH_SLACK : SLACK;
    if (Math.hypot(x, y) >= slack) this.start(press, event);
  }

  private start(press: Press, at: PointerEvent): void {
    const { host } = this;
    this.dragged = true;
    const cards = host.lift(press.card);
    // A listener for the refusal may have ended the press.
    if (cards.length === 0 || press.listening.signal.aborted) return this.finish(press);
    const board = host.boardNode!;
    board.setPointerCapture(at.pointerId);
    const seen = centreOf(press.card);
    for (const motion of cards.flatMap((card) => card.getAnimations())) motion.cancel();
    this.drag = {
      ...{ press, cards, at },
      origin: board.getBoundingClientRect(),
      caught: between(centreOf(press.card), seen),
      space: new LocalSpace(board),
      request: 0,
    };
    this.each(this.drag);
    void this.loadEdge(this.drag);
  }

  /** Ends a press. Its drag drops the cards at a point, or lets them go home. */
  private finish(press: Press, at?: PointerEvent): void {
    const { drag, host } = this;
    const { pointerId } = press.event;
    press.listening.abort();
    this.presses.delete(pointerId);
    if (drag?.press !== press) return;
    if (at) {
      // The page may have scrolled since the last frame.
      drag.at = at;
      this.follow(drag);
    }
    const pile = at && this.pileUnder(drag);
    windowOf(press.card).cancelAnimationFrame(drag.request);
    this.drag = undefined;
    const { boardNode } = host;
    if (boardNode?.hasPointerCapture(pointerId)) boardNode.releasePointerCapture(pointerId);
    host.letGo(pile, press.card);
    for (const card of drag.cards) {
      card.removeAttribute('data-dragged');
      card.style.transform = '';
    }
  }

  /** Each frame of a drag: wheel, keys and the page itself may have scrolled what is around the board. */
  private each(drag: Drag): void {
    drag.edge?.step(drag.at.clientY);
    this.follow(drag);
    drag.request = windowOf(drag.press.card).requestAnimationFrame(() => this.each(drag));
  }

  /** Brings the cards to the pointer, however far the board has scrolled meanwhile. */
  private follow({ press, cards, at, origin, caught, space }: Drag): void {
    const way = between(pointOf(press.event), pointOf(at));
    const scrolled = between(this.host.boardNode!.getBoundingClientRect(), origin);
    const { x, y } = space.vector({
      x: way.x + scrolled.x + caught.x,
      y: way.y + scrolled.y + caught.y,
    });
    for (const card of cards) {
      // A render of the card replaces its classes.
      card.toggleAttribute('data-dragged', true);
      card.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  private async loadEdge(drag: Drag): Promise<void> {
    const { host } = this;
    try {
      const { EdgeScroll } = await loadEdgeScroll();
      drag.edge = new EdgeScroll(host.boardNode!);
    } catch (error) {
      host.loadFailed?.(error);
    }
  }

  /**
   * The pile that is meant: the one under the pointer where it accepts the cards, else the
   * accepting one that the first card covers most; where none accepts, the one under the pointer
   * or else the most covered, whose refusal tells why.
   */
  private pileUnder({ cards, space, at: pointer }: Drag): string | undefined {
    const card = cards[0]!;
    const at = space.box(card);
    const { x, y } = space.point(pointOf(pointer));
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
