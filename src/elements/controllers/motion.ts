import { cardCode } from '../../core/cards/notation.js';
import { moveOrder } from '../../core/patience/order.js';
import { type Piles, STOCK, type Transfer } from '../../core/patience/piles.js';
import { pileNode } from '../patience/board-nodes.js';
import { motionFactor } from './motion-factor.js';

/** Flights last between these, by distance; milliseconds. */
const SHORTEST = 150;
const LONGEST = 250;
/** Time between the departures of cards that follow each other, and the most for all of them. */
const STAGGER = 70;
const LONGEST_STAGGER = 1800;
/** Flying cards lie above all others, and those that leave first above those that follow. */
const TOP_LAYER = 1000;

const EASING = 'cubic-bezier(.2,.7,.2,1)';
/** How long a card takes to turn over where it lies; milliseconds. */
const FLIP = 180;

/** What a motion is played by, after a render. */
export interface MotionTurn {
  /** The element, whose `--baize-duration` is a factor on every time. */
  readonly element: Element;
  /** What the player settled about motion. */
  readonly wish: string | undefined;
  /** Where cards lie now. */
  readonly after: Piles;
  /** The transfers that led there. */
  readonly transfers: readonly Transfer[];
}

/** A card, and where it is seen. */
interface Seen {
  readonly card: HTMLElement;
  readonly at: DOMRect;
}

const cardsIn = (board: ParentNode): Map<string, Seen> =>
  new Map(
    [...board.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [
      card.dataset['card']!,
      { card, at: card.getBoundingClientRect() },
    ]),
  );

/** Where a card comes from that was not to be seen, where it comes from anywhere. */
const unseen = (board: ParentNode, card: Element): DOMRect | undefined =>
  card.closest('.waste') ? pileNode(board, STOCK)?.getBoundingClientRect() : undefined;

/** A card that came to light where it lies. */
const turnOver = (card: Element, factor: number): Animation =>
  card.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: FLIP * factor,
    easing: 'ease-out',
    fill: 'backwards',
  });

function fly(
  card: HTMLElement,
  by: { dx: number; dy: number; duration: number; delay: number; layer: number },
): Animation {
  // In flight a card that will lie under others has its edge and shadow.
  const flying = { zIndex: by.layer, clipPath: 'none' };
  return card.animate(
    [
      { ...flying, transform: `translate(${by.dx}px, ${by.dy}px)` },
      { ...flying, transform: 'none' },
    ],
    { ...by, easing: EASING, fill: 'backwards' },
  );
}

/**
 * Moves cards from where they were to where they are now: it measures before and after a render,
 * and plays the difference card by card. A card caught in flight goes on from where it is seen.
 */
export class CardMotion {
  private before: Map<string, Seen> | undefined;
  private flights: Animation[] = [];

  /** @param board the node of the board; `undefined` before the first render */
  constructor(private readonly board: () => ParentNode | undefined) {}

  /** Remembers where cards are seen now; the first of several before a render counts. */
  snapshot(): void {
    const board = this.board();
    if (board) this.before ??= cardsIn(board);
  }

  /** Drops what was remembered, so that the next render simply shows; ends every flight at its goal. */
  end(): void {
    this.before = undefined;
    for (const flight of this.flights) flight.cancel();
    this.flights = [];
  }

  /**
   * Plays the difference to the snapshot; cards that moved last leave last.
   *
   * @returns how long it takes, in milliseconds
   */
  play({ element, wish, after, transfers }: MotionTurn): number {
    const { before } = this;
    const board = this.board();
    // A render without a change of the game, such as the focus makes, leaves flights alone.
    if (!before || !board) return 0;
    this.end();
    const factor = motionFactor(element, wish);
    if (factor === 0) return 0;
    const order = moveOrder(after, transfers);
    const turns = new Map([...order].map(([card, turn]) => [cardCode(card), turn]));
    return this.playFrom(before, turns, { board, factor });
  }

  /** Cards with a lower turn leave first, equal ones together. */
  private playFrom(
    before: ReadonlyMap<string, Seen>,
    turns: ReadonlyMap<string, number>,
    { board, factor }: { readonly board: ParentNode; readonly factor: number },
  ): number {
    const last = Math.max(0, ...turns.values());
    const stagger = Math.min(STAGGER, LONGEST_STAGGER / last);
    let total = 0;
    for (const [code, { card, at }] of cardsIn(board)) {
      const was = before.get(code)?.at ?? unseen(board, card);
      if (!was) {
        // What a step brought to light; after it was taken back, or at a deal, all simply lies there.
        if (turns.size && card.closest('.tableau')) turnOver(card, factor);
        continue;
      }
      const [dx, dy] = [was.x - at.x, was.y - at.y];
      const distance = Math.hypot(dx, dy);
      if (distance < 1) continue;
      const turn = turns.get(code) ?? 0;
      const duration = Math.min(LONGEST, SHORTEST + distance / 6) * factor;
      const delay = turn * stagger * factor;
      this.flights.push(fly(card, { dx, dy, duration, delay, layer: TOP_LAYER + last - turn }));
      total = Math.max(total, delay + duration);
    }
    return total;
  }
}
