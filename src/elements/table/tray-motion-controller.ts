import type { ReactiveController } from 'lit';
import { LocalSpace } from '../base/local-space.js';
import { FLIGHT_EASING, flightTime, motionFactor } from '../controllers/pace.js';
import type { BaizeElement } from '../base/baize-element.js';

/** A card, and its position on the screen. */
interface Seen {
  readonly card: HTMLElement;
  readonly at: DOMRect;
}

/** Where each of the player's cards is seen, by name, even in flight or under a finger. */
const cardsIn = (root: ParentNode): Map<string, Seen> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.tray [data-card]')].map((card) => [
      card.dataset['card']!,
      { card, at: card.getBoundingClientRect() },
    ]),
  );

/** How far a card has moved. */
interface Way {
  readonly card: HTMLElement;
  /** On the screen, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** The moves of all cards that have changed place. */
const waysFrom = (before: ReadonlyMap<string, Seen>, root: ParentNode): readonly Way[] =>
  [...cardsIn(root)].flatMap(([name, { card, at }]) => {
    const was = before.get(name)?.at ?? at;
    const [x, y] = [was.x - at.x, was.y - at.y];
    return Math.hypot(x, y) >= 1 ? [{ card, x, y }] : [];
  });

/** Ends all flights, and the deal of cards that are moved before it has ended. */
function land(root: ParentNode): void {
  for (const card of root.querySelectorAll('.tray [data-card]')) {
    for (const motion of card.getAnimations()) motion.cancel();
  }
}

/** Animates the player's cards from their positions before a render to those after it. */
export class TrayMotionController implements ReactiveController {
  private before: Map<string, Seen> | undefined;
  /** Whether the next render shows a resumed hand, in which nothing moves. */
  liesStill = false;

  constructor(
    private readonly host: Pick<BaizeElement, 'addController' | 'preferences' | 'shadowRoot'>,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.snapshot();
  }

  hostUpdated(): void {
    this.glide();
    if (!this.liesStill) return;
    this.liesStill = false;
    for (const motion of this.host.shadowRoot!.getAnimations()) motion.finish();
  }

  /** Records where cards are seen now. If called several times before a render, the first call counts. */
  snapshot(): void {
    const root = this.host.shadowRoot;
    // Measuring forces a layout, so skip it if nothing moves.
    if (root && this.factor > 0) this.before ??= cardsIn(root);
  }

  /** The factor on all times. 0 means no motion. */
  private get factor(): number {
    const { shadowRoot, preferences } = this.host;
    return shadowRoot ? motionFactor(shadowRoot.host, preferences['motion']) : 0;
  }

  /** Glides cards that changed place since the snapshot. They can be used meanwhile. */
  private glide(): void {
    const { before, host } = this;
    this.before = undefined;
    const root = host.shadowRoot;
    // A render that moves no card leaves flights alone. Measure again after landing, as a node may have
    // become another card.
    if (!before || !root || waysFrom(before, root).length === 0) return;
    land(root);
    const { factor } = this;
    const ways = waysFrom(before, root);
    const space = ways[0] && new LocalSpace(ways[0].card);
    for (const { card, ...way } of ways) {
      const { x: dx, y: dy } = space!.vector(way);
      card.animate(
        [
          { zIndex: 1, transform: `translate(${dx}px, ${dy}px)` },
          { zIndex: 1, transform: 'none' },
        ],
        {
          duration: flightTime(Math.hypot(dx, dy)) * factor,
          easing: FLIGHT_EASING,
        },
      );
    }
  }
}
