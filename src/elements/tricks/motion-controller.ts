import type { ReactiveController } from 'lit';
import { withIndex } from '../../core/cards/list.js';
import { LocalSpace, type Vector, centreOf } from '../base/local-space.js';
import type { BaizeElement } from '../base/baize-element.js';
import { FLIGHT_EASING, motionFactor } from '../controllers/pace.js';

/** How long a card takes to the trick, within the hand, and with its trick to the winner, in milliseconds. */
const TO_TRICK = 300;
const IN_HAND = 220;
const TO_WINNER = 420;
/** The time between two cards that are dealt. */
const NEXT_CARD = 28;

/** Where cards are seen before a render, and the trick that lies there. */
interface Snapshot {
  /** The centres of all face-up cards, by name. */
  readonly cards: ReadonlyMap<string, Vector>;
  /** The cards of a complete trick, and the seat that won it. */
  readonly trick: readonly {
    readonly name: string;
    readonly node: HTMLElement;
    readonly at: Vector;
  }[];
  readonly winner: string | undefined;
}

const CARDS = '.held-cards [data-card], .trick [data-card]';

const nameOf = (card: HTMLElement): string => card.dataset['card']!;

const cardsIn = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(CARDS),
];

function snapshotOf(root: ParentNode): Snapshot {
  const trick = root.querySelector<HTMLElement>('.trick.won');
  const cards = trick ? [...trick.querySelectorAll<HTMLElement>('[data-card]')] : [];
  return {
    cards: new Map(cardsIn(root).map((card) => [nameOf(card), centreOf(card)])),
    trick: cards.map((card) => ({
      ...{ name: nameOf(card), node: card.cloneNode(true) as HTMLElement, at: centreOf(card) },
    })),
    winner: trick?.querySelector<HTMLElement>('.winner')?.dataset['from'],
  };
}

/** The place from which a seat plays its cards: its backs, its plate, or the player's hand. */
function placeOf(root: ParentNode, seat: string | undefined): Vector | undefined {
  const at = `[data-seat="${seat}"]`;
  const place = [`${at} .backs`, `${at} .plate`, at]
    .map((selector) => root.querySelector(selector))
    .find((found) => found !== null && found.getBoundingClientRect().height > 0);
  return place ? centreOf(place) : undefined;
}

/** Animates cards from their places before a render to those after it. They can be used meanwhile. */
export class TrickMotionController implements ReactiveController {
  private before: Snapshot | undefined;

  constructor(
    private readonly host: Pick<BaizeElement, 'addController' | 'preferences' | 'shadowRoot'> & {
      readonly trayMotion: { readonly liesStill: boolean };
    },
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const root = this.host.shadowRoot;
    // Measuring forces a layout, so skip it if nothing moves.
    this.before = root && this.factor > 0 ? snapshotOf(root) : undefined;
  }

  hostUpdated(): void {
    const { before } = this;
    this.before = undefined;
    const root = this.host.shadowRoot;
    if (!before || !root || this.host.trayMotion.liesStill) return;
    const { factor } = this;
    if (factor === 0) return;
    const isDeal = before.cards.size === 0;
    const ways = withIndex(cardsIn(root)).flatMap(([at, card]) => {
      const now = centreOf(card);
      const was = before.cards.get(nameOf(card)) ?? startOf(root, card, isDeal, now);
      const way = { x: was.x - now.x, y: was.y - now.y };
      return Math.hypot(way.x, way.y) < 1 ? [] : [{ at, card, way }];
    });
    const space = ways[0] && new LocalSpace(ways[0].card);
    for (const { at, card, way } of ways) {
      glide(card, space!.vector(way), factor, isDeal ? at * NEXT_CARD : 0);
    }
    collect(root, before, factor);
  }

  /** The factor on all times. 0 means no motion. */
  private get factor(): number {
    const { shadowRoot, preferences } = this.host;
    return shadowRoot ? motionFactor(shadowRoot.host, preferences['motion']) : 0;
  }
}

/** Where a card comes from that was not seen before: its player, or the dealer in the middle of the table. */
function startOf(root: ParentNode, card: HTMLElement, isDeal: boolean, now: Vector): Vector {
  const seat = card.closest<HTMLElement>('.played')?.dataset['from'];
  if (seat !== undefined) return placeOf(root, seat) ?? now;
  const middle = root.querySelector('.centre');
  return isDeal && middle ? centreOf(middle) : now;
}

function glide(card: HTMLElement, { x, y }: Vector, factor: number, delay: number): void {
  const isPlayed = card.closest('.trick') !== null;
  for (const motion of card.getAnimations()) motion.cancel();
  card.animate(
    [
      { zIndex: 1, transform: `translate(${x}px, ${y}px)` },
      { zIndex: 1, transform: 'none' },
    ],
    {
      duration: (isPlayed ? TO_TRICK : IN_HAND) * factor,
      delay: delay * factor,
      easing: FLIGHT_EASING,
      fill: 'backwards',
    },
  );
}

/** Flies the cards of the last trick to its winner, if they have left the table. They are only pictures. */
function collect(root: ParentNode, { trick, winner }: Snapshot, factor: number): void {
  const here = new Set(cardsIn(root).map(nameOf));
  const gone = trick.filter(({ name }) => !here.has(name));
  const board = root.querySelector<HTMLElement>('.board');
  const to = placeOf(root, winner);
  const [first] = gone;
  if (!board || !to || !first) return;
  for (const { node } of gone) {
    node.classList.add('flight');
    node.removeAttribute('data-card');
    node.setAttribute('aria-hidden', 'true');
    board.append(node);
  }
  // All begin at the same place of the board.
  const space = new LocalSpace(first.node);
  for (const { node, at } of gone) flyOff(node, space.point(at), space.point(to), factor);
}

function flyOff(node: HTMLElement, from: Vector, to: Vector, factor: number): void {
  const at = ({ x, y }: Vector): string => `translate(${x}px, ${y}px)`;
  const flight = node.animate(
    [
      { transform: at(from) },
      { transform: at(from), offset: 0.15 },
      { transform: `${at(to)} scale(0.45)`, opacity: 0.2 },
    ],
    { duration: TO_WINNER * factor, easing: FLIGHT_EASING },
  );
  const remove = (): void => node.remove();
  // Also remove it if the table leaves the page meanwhile.
  void flight.finished.then(remove, remove);
}
