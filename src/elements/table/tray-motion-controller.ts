import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LocalSpace } from '../base/local-space.js';
import { motionFactor } from '../controllers/pace.js';
import type { Preferences } from '../controllers/preferences.js';

/** Flights last between these, by distance; milliseconds. */
const SHORTEST = 150;
const LONGEST = 250;

const EASING = 'cubic-bezier(.2,.7,.2,1)';

/** The table whose cards glide. */
export interface TrayMotionHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly preferences: Preferences;
}

/** A card, and where it is seen. */
interface Seen {
  readonly card: HTMLElement;
  readonly at: DOMRect;
}

/** Where each of one's own cards is seen, by its name: in flight or under a finger too. */
const cardsIn = (root: ParentNode): Map<string, Seen> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.tray [data-card]')].map((card) => [
      card.dataset['card']!,
      { card, at: card.getBoundingClientRect() },
    ]),
  );

/** From where to where a card goes, where it lies elsewhere now. */
interface Way {
  readonly card: HTMLElement;
  /** On the screen; px. */
  readonly x: number;
  readonly y: number;
}

/** The ways of all cards that lie elsewhere now. */
const waysFrom = (before: ReadonlyMap<string, Seen>, root: ParentNode): readonly Way[] =>
  [...cardsIn(root)].flatMap(([name, { card, at }]) => {
    const was = before.get(name)?.at ?? at;
    const [x, y] = [was.x - at.x, was.y - at.y];
    return Math.hypot(x, y) >= 1 ? [{ card, x, y }] : [];
  });

/** Ends flights that are under way, and the deal of cards that are laid elsewhere before it has ended. */
function land(root: ParentNode): void {
  for (const card of root.querySelectorAll('.tray [data-card]')) {
    for (const motion of card.getAnimations()) motion.cancel();
  }
}

/** Moves one's own cards from where they are seen before a render to where they lie after it. */
export class TrayMotionController implements ReactiveController {
  private before: Map<string, Seen> | undefined;
  /** Whether the next render lays a hand that was taken up in the middle: nothing of it moves. */
  liesStill = false;

  constructor(private readonly host: TrayMotionHost) {
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

  /** Remembers where cards are seen now; the first of several before a render counts. */
  snapshot(): void {
    const root = this.host.shadowRoot;
    // To measure lays the page out, which is much work before each render where nothing moves.
    if (root && this.factor > 0) this.before ??= cardsIn(root);
  }

  /** On every time; nothing is to move with 0. */
  private get factor(): number {
    const { shadowRoot, preferences } = this.host;
    return shadowRoot ? motionFactor(shadowRoot.host, preferences['motion']) : 0;
  }

  /** Lets cards that lie elsewhere since the snapshot glide there. They can be used meanwhile. */
  private glide(): void {
    const { before, host } = this;
    this.before = undefined;
    const root = host.shadowRoot;
    // A render that lays no card elsewhere leaves flights alone; a node may have become another card.
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
          duration: Math.min(LONGEST, SHORTEST + Math.hypot(dx, dy) / 6) * factor,
          easing: EASING,
        },
      );
    }
  }
}
