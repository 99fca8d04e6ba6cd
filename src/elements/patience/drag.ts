import { buttonAtRest } from '../base/at-rest.js';
import { windowOf } from '../base/place-in-page.js';
import { withIndex } from '../../core/cards/list.js';
import { lazy } from '../base/lazy.js';
import { LocalSpace, type Vector, centreOf, isDragged, pointOf } from '../base/local-space.js';
import { endOf } from '../base/pile-buttons.js';
import type { EdgeScroll } from './edge-scroll.js';
import type { Magnet } from './magnet.js';

const loadEdgeScroll = lazy('edge-scroll', () => import('./edge-scroll.js'));
const loadMagnet = lazy('magnet', () => import('./magnet.js'));

/** The board on which cards are dragged. */
export interface DragHost {
  /** The node that contains all piles. It captures the pointer during a drag. */
  readonly boardNode: HTMLElement | undefined;
  /** Picks up a card and those on it. Returns the nodes that follow the pointer, or an empty list. */
  lift(card: HTMLElement): readonly HTMLElement[];
  /**
   * Lays the cards in hand on a pile, or returns them if `pile` is `undefined`. `card` is the first of them.
   * They glide from where they are seen now.
   */
  drop(pile: string | undefined, card: HTMLElement): void;
  /** Whether the cards in hand may be laid on that pile. */
  accepts(pile: string): boolean;
  /** Called if a module that a drag can do without failed to load. */
  loadFailed?(error: unknown): void;
}

interface Press {
  readonly event: PointerEvent;
  readonly card: HTMLElement;
  readonly listening: AbortController;
}

interface Drag {
  readonly press: Press;
  readonly cards: readonly HTMLElement[];
  /** Where the board was when the drag began. */
  readonly origin: Vector;
  /** How far the first card was from its place when it was caught, as it may have been in flight. */
  readonly caught: Vector;
  /** The board's coordinates. The page may have scaled or rotated it. */
  readonly space: LocalSpace;
  /** The latest event of the pointer. */
  at: PointerEvent;
  edge?: EdgeScroll;
  magnet?: Magnet | undefined;
  request: number;
}

/** The area where two boxes overlap, in square pixels. */
const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const NONE: Vector = { x: 0, y: 0 };

const between = (from: Vector, to: Vector): Vector => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Drags cards by pointer events, so that mouse, touch and pen work alike. Each event moves the nodes
 * directly, without a render, so they follow without lag.
 */
export class BoardDrag {
  /** The pointers that are down on cards, by id. The first to move far enough starts a drag. */
  private readonly presses = new Map<number, Press>();
  private drag: Drag | undefined;
  private dragged = false;
  /** The button that was pressed last. */
  private pressed: HTMLElement | null = null;

  constructor(private readonly host: DragHost) {}

  /** The lowest of the cards that follow the pointer. */
  get card(): HTMLElement | undefined {
    return this.drag?.press.card;
  }

  /**
   * Whether the current click only ends a drag, or comes from another finger during one. Call it once for
   * each click.
   */
  swallowsClick(): boolean {
    const { dragged, drag } = this;
    this.dragged = false;
    return dragged || drag !== undefined;
  }

  /** The button that a click is for. Cards flying over a button don't receive its clicks. */
  buttonOf(click: MouseEvent): HTMLElement | null {
    const target = (click.target as Element).closest('button');
    const { pressed } = this;
    this.pressed = null;
    // Clicks by key or script have no position.
    if (click.detail === 0 || !click.isTrusted) return target;
    return buttonAtRest(this.host.boardNode!, click) === pressed ? pressed : target;
  }

  begin(event: PointerEvent): void {
    // Only the pointer that began a drag can continue it.
    if (this.drag) return;
    this.dragged = false;
    this.pressed = buttonAtRest(this.host.boardNode!, event);
    // A card in flight can be caught, unless it is above something that can be pressed.
    const card = (this.pressed ?? (event.target as Element)).closest<HTMLElement>('.card');
    if (event.button !== 0 || !card) return;
    // A finger on a card that can't be moved scrolls the page.
    if (event.pointerType === 'touch' && !card.classList.contains('movable')) return;
    this.listen({ event, card, listening: new AbortController() });
  }

  /** Ends all presses. Dragged cards return to their pile. */
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
    // The release may have gone to a dialog, another window, a menu, or a listener of the page.
    listen('pointerdown', finish);
    const { boardNode } = this.host;
    boardNode!.addEventListener(
      'lostpointercapture',
      // A touch is captured by its card before the board captures it.
      (later) => later.pointerId === pointerId && later.target === boardNode && finish(),
      { signal },
    );
    window.addEventListener('blur', finish, { signal });
    // A long touch opens the context menu, which would end the press.
    const onMenu = (menu: Event): void =>
      pointerType === 'touch' ? menu.preventDefault() : finish();
    window.addEventListener('contextmenu', onMenu, { signal, capture: true });
    // The page may have draggable content around the board.
    window.addEventListener('dragstart', (native) => native.preventDefault(), {
      signal,
      capture: true,
    });
  }

  private move(press: Press, event: PointerEvent): void {
    const { drag } = this;
    // The release was missed.
    if ((event.buttons & 1) === 0) return this.finish(press);
    if (drag) {
      if (drag.press !== press) return;
      drag.at = event;
      this.follow(drag);
      return;
    }
    if (isDragged(press.event, event)) this.start(press, event);
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
    this.loadExtras(this.drag);
  }

  /** Ends a press. If it is a drag, drops the cards at the point of `at`, or returns them to their pile. */
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
    drag.magnet?.end();
    const { boardNode } = host;
    if (boardNode?.hasPointerCapture(pointerId)) boardNode.releasePointerCapture(pointerId);
    host.drop(pile, press.card);
    for (const card of drag.cards) {
      card.removeAttribute('data-dragged');
      card.style.transform = '';
    }
  }

  /**
   * Runs each frame of a drag, because wheel, keys or the page may have scrolled the surroundings of the
   * board.
   */
  private each(drag: Drag): void {
    drag.edge?.step(drag.at.clientY);
    this.follow(drag);
    drag.request = windowOf(drag.press.card).requestAnimationFrame(() => this.each(drag));
  }

  /** Moves the cards to the pointer, however far the board has scrolled. */
  private follow(drag: Drag): void {
    const { cards, magnet } = drag;
    const shift = this.shiftOf(drag);
    const pull = magnet?.pull(shift) ?? NONE;
    for (const [index, card] of withIndex(cards)) {
      // Rendering the card replaces its classes.
      card.toggleAttribute('data-dragged', true);
      const [x, y] = [shift.x + pull.x, shift.y + pull.y];
      card.style.transform = `translate(${x}px, ${y}px)${magnet?.tilt(index) ?? ''}`;
    }
  }

  /** How far the pointer has moved the cards, in the board's pixels. */
  private shiftOf({ press, at, origin, caught, space }: Drag): Vector {
    const way = between(pointOf(press.event), pointOf(at));
    const scrolled = between(this.host.boardNode!.getBoundingClientRect(), origin);
    return space.vector({
      x: way.x + scrolled.x + caught.x,
      y: way.y + scrolled.y + caught.y,
    });
  }

  /** Loads what a drag can do without: scrolling at an edge of the window, and drawing cards to piles. */
  private loadExtras(drag: Drag): void {
    const { host } = this;
    void this.loadExtra(drag, loadEdgeScroll, ({ EdgeScroll }) => {
      drag.edge = new EdgeScroll(host.boardNode!);
    });
    void this.loadExtra(drag, loadMagnet, ({ Magnet }) => {
      const accepts = (pile: string): boolean => host.accepts(pile);
      const piles = { shift: this.shiftOf(drag), accepts, endOf };
      drag.magnet = Magnet.for(host.boardNode!, drag.press.card, drag.space, piles);
    });
  }

  /** Loads one module, and uses it if the drag goes on. */
  private async loadExtra<Module>(
    drag: Drag,
    load: () => Promise<Module>,
    use: (module: Module) => void,
  ): Promise<void> {
    try {
      const module = await load();
      if (this.drag === drag) use(module);
    } catch (error) {
      this.host.loadFailed?.(error);
    }
  }

  /**
   * Finds the pile that the player means: the one under the pointer if it accepts the cards, else the
   * accepting one that the first card covers most. If none accepts, returns the one under the pointer or the
   * most covered, so that its refusal is shown.
   */
  private pileUnder({ cards, space, at: pointer }: Drag): string | undefined {
    const card = cards[0]!;
    const at = space.box(card);
    const { x, y } = space.point(pointOf(pointer));
    const piles = [...this.host.boardNode!.querySelectorAll<HTMLElement>('.pile')]
      .map((node) => {
        const area = space.box(node);
        // Being under the pointer outweighs any overlap.
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
