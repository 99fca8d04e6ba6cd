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
}

/** How far a pointer goes before a press is a drag: fingers shake more. */
const SLACK = { mouse: 4, pen: 6, touch: 9 } as const;

interface Press {
  readonly id: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  /** The nodes that follow the pointer, once it is a drag. */
  cards: readonly HTMLElement[] | undefined;
}

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Drags by pointer events, so mouse, touch and pen alike. The dragged nodes are moved by hand on
 * every pointer event, without a render, so that they follow without lag.
 */
export class BoardDrag {
  private press: Press | undefined;
  private dragged = false;
  private readonly listeners = new Map<string, (event: PointerEvent) => void>([
    ['pointermove', (event) => this.onMove(event)],
    ['pointerup', (event) => this.onUp(event)],
    ['pointercancel', (event) => this.onCancel(event)],
  ]);

  constructor(private readonly host: DragHost) {}

  /** Whether cards follow the pointer now. */
  get active(): boolean {
    return this.press?.cards !== undefined;
  }

  /** Whether the click that comes now only ends a drag; asked once a click. */
  swallowsClick(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  readonly onDown = (event: PointerEvent): void => {
    this.dragged = false;
    if (this.press || event.button !== 0 || !event.isPrimary) return;
    const card = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!card) return;
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.mouse;
    this.press = { id: event.pointerId, card, x: event.clientX, y: event.clientY, slack, cards: undefined };
    this.listen('addEventListener');
  };

  /** Ends a drag where it is, cards going home; nothing where none lasts. */
  cancel(): void {
    const active = this.active;
    const cards = this.end();
    if (active) this.host.letGo(undefined);
    for (const card of cards) this.lower(card);
  }

  private listen(verb: 'addEventListener' | 'removeEventListener'): void {
    for (const [type, listener] of this.listeners) window[verb](type, listener as EventListener);
  }

  private onMove(event: PointerEvent): void {
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.cards) {
      if (Math.hypot(dx, dy) < press.slack) return;
      press.cards = this.host.lift(press.card);
      this.dragged = true;
      if (press.cards.length === 0) return void this.end();
      this.host.boardNode?.setPointerCapture(press.id);
    }
    for (const card of press.cards) {
      card.classList.add('dragged');
      card.style.transform = `translate(${dx}px, ${dy}px)`;
    }
  }

  private onUp(event: PointerEvent): void {
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    if (!press.cards) return void this.end();
    const pile = this.pileUnder(press.cards[0]!, event);
    const cards = this.end();
    this.host.letGo(pile);
    for (const card of cards) this.lower(card);
  }

  private onCancel(event: PointerEvent): void {
    if (event.pointerId === this.press?.id) this.cancel();
  }

  private lower(card: HTMLElement): void {
    card.classList.remove('dragged');
    card.style.transform = '';
  }

  private end(): readonly HTMLElement[] {
    const { press } = this;
    this.press = undefined;
    this.listen('removeEventListener');
    const { boardNode } = this.host;
    if (press && boardNode?.hasPointerCapture(press.id)) boardNode.releasePointerCapture(press.id);
    return press?.cards ?? [];
  }

  /**
   * The pile that is meant: the one under the pointer where it accepts the cards, else the
   * accepting one that the first card covers most; where none accepts, the one under the pointer
   * or else the most covered, whose refusal tells why.
   */
  private pileUnder(card: HTMLElement, { clientX, clientY }: PointerEvent): string | undefined {
    const at = card.getBoundingClientRect();
    const piles = [...(this.host.boardNode?.querySelectorAll<HTMLElement>('[data-pile]') ?? [])]
      .map((node) => ({ id: node.dataset['pile']!, node, area: node.getBoundingClientRect() }))
      .map(({ id, node, area }) => ({
        id,
        own: node.contains(card),
        pointed:
          clientX >= area.left &&
          clientX <= area.right &&
          clientY >= area.top &&
          clientY <= area.bottom,
        covered: overlap(at, area),
      }))
      .filter(({ pointed, covered }) => pointed || covered > 0)
      .sort((a, b) => Number(b.pointed) - Number(a.pointed) || b.covered - a.covered);
    if (piles[0]?.pointed && piles[0].own) return undefined;
    const others = piles.filter(({ own }) => !own);
    return (others.find(({ id }) => this.host.accepts(id)) ?? others[0])?.id;
  }
}
