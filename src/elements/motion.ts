/** One card's way to its place: cards with a lower `order` leave first, equal ones together. */
export type Order = ReadonlyMap<string, number>;

/** Flights last between these, by distance; milliseconds. */
const SHORTEST = 150;
const LONGEST = 250;
/** Time between the departures of cards that follow each other, and the most for all of them. */
const STAGGER = 70;
const LONGEST_STAGGER = 1800;
/** Flying cards lie above all others, and those that leave first above those that follow. */
const TOP_LAYER = 1000;

const EASING = 'cubic-bezier(.2,.7,.2,1)';

export const cardsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-card]'),
];

/**
 * The factor on all times: nothing moves where the player (`wish`) asks for that, or, if they ask
 * for nothing, the system or the page.
 */
export function motionFactor(element: Element, wish: string | undefined): number {
  if (wish ? wish === 'off' : matchMedia('(prefers-reduced-motion:reduce)').matches) return 0;
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--baize-duration'));
  return factor >= 0 && factor <= 100 && (factor || !wish) ? factor : 1;
}

/**
 * Moves cards from where they were to where they are now: it measures before and after a render,
 * and plays the difference card by card. A card caught in flight goes on from where it is seen.
 */
export class CardMotion {
  private before: Map<string, DOMRect> | undefined;
  private flights: Animation[] = [];
  /** Where a card comes from that was not to be seen, where it comes from anywhere. */
  unseen: ((card: HTMLElement) => DOMRect | undefined) | undefined;

  constructor(private readonly root: () => ParentNode) {}

  /** Remembers where cards are seen now; the first of several before a render counts. */
  snapshot(): void {
    if (this.before) return;
    this.before = new Map();
    for (const card of cardsIn(this.root())) {
      this.before.set(card.dataset['card']!, card.getBoundingClientRect());
    }
  }

  /** Drops what was remembered, so that the next render simply shows. */
  forget(): void {
    this.before = undefined;
    this.settle();
  }

  /** Ends every flight at its goal. */
  settle(): void {
    for (const flight of this.flights) flight.cancel();
    this.flights = [];
  }

  /**
   * Plays the difference to the snapshot; returns how long it takes, in milliseconds.
   *
   * @param factor on every time; 0 shows the cards at their places at once.
   */
  play(order: Order, factor: number): number {
    const { before } = this;
    this.before = undefined;
    // A render without a change of the game, such as the focus makes, leaves flights alone.
    if (!before) return 0;
    this.settle();
    if (factor === 0) return 0;
    const last = Math.max(0, ...order.values());
    const stagger = Math.min(STAGGER, LONGEST_STAGGER / last);
    let total = 0;
    const moved = cardsIn(this.root()).map((card) => ({ card, at: card.getBoundingClientRect() }));
    for (const { card, at } of moved) {
      const was = before.get(card.dataset['card']!) ?? this.unseen?.(card);
      if (!was) continue;
      const [dx, dy] = [was.x - at.x, was.y - at.y];
      const distance = Math.hypot(dx, dy);
      if (distance < 1) continue;
      const turn = order.get(card.dataset['card']!) ?? 0;
      const duration = Math.min(LONGEST, SHORTEST + distance / 6) * factor;
      const delay = turn * stagger * factor;
      this.fly(card, { dx, dy, duration, delay, layer: TOP_LAYER + last - turn });
      total = Math.max(total, delay + duration);
    }
    return total;
  }

  private fly(
    card: HTMLElement,
    by: { dx: number; dy: number; duration: number; delay: number; layer: number },
  ): void {
    // In flight a card that will lie under others has its edge and shadow.
    const flying = { zIndex: by.layer, clipPath: 'none' };
    const flight = card.animate(
      [
        { ...flying, transform: `translate(${by.dx}px, ${by.dy}px)` },
        { ...flying, transform: 'none' },
      ],
      { ...by, easing: EASING, fill: 'backwards' },
    );
    this.flights.push(flight);
  }
}
