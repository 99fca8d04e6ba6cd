import type { ReactiveController } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { MoveResolver } from '../../core/patience/move-resolver.js';
import { moveOrder, type Piles, STOCK, type Transfer } from '../../core/patience/piles.js';
import { cardIn, pileNode } from './scene.js';
import { loadShows } from './shows.js';
import type * as Shows from './shows/shows.js';
import { atRest } from '../base/at-rest.js';
import { LocalSpace, type Vector, centreOf } from '../base/local-space.js';
import type { GameChange } from '../controllers/game-definition.js';
import { FLIGHT_EASING, flightTime, motionFactor } from '../controllers/pace.js';
import type { BaizeElement } from '../base/baize-element.js';

/**
 * The time between the departures of cards that follow each other, and the maximum for all of them;
 * milliseconds.
 */
const STAGGER = 70;
const LONGEST_STAGGER = 1800;
/** Flying cards lie above all others. Those that leave first lie above those that follow. */
const TOP_LAYER = 1000;

/** How long a card takes to turn over in place, in milliseconds. */
const FLIP = 180;

/** A card and the centre of its box, which stays in place while the card turns. */
interface Seen {
  readonly card: HTMLElement;
  readonly at: Vector;
}

const cardsIn = (board: ParentNode): Map<Card, Seen> =>
  new Map(
    [...board.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [
      cardIn(card)!,
      { card, at: centreOf(card) },
    ]),
  );

/** Where a card comes from if it was not visible before: from the stock, if it is on the waste. */
function unseen(board: ParentNode, card: Element): Vector | undefined {
  const stock = card.closest('.waste') && pileNode(board, STOCK);
  return stock ? centreOf(stock) : undefined;
}

/** Turns over a card in place. */
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
  // A card in flight shows its edge and shadow, even if it lands under others.
  const flying = { zIndex: by.layer, clipPath: 'none' };
  return card.animate(
    [
      { ...flying, transform: `translate(${by.dx}px, ${by.dy}px)` },
      { ...flying, transform: 'none' },
    ],
    { ...by, easing: FLIGHT_EASING, fill: 'backwards' },
  );
}

/**
 * Animates cards from where they were to where they are now. It measures before and after a render, and plays
 * the difference card by card. A card caught in flight continues from where it is seen.
 */
export class MotionController implements ReactiveController {
  private before: Map<Card, Seen> | undefined;
  private flights: Animation[] = [];

  /** Moves copies of cards. It is loaded when a pointer or the focus first enters the game. */
  private shows: typeof Shows | undefined;
  /** Whether the next update shows a new deal that replaces another game. */
  private isNewDeal = false;
  /** End the animated deal, and the hint that is shown. */
  private endDeal: (() => void) | undefined;
  private endWay: (() => void) | undefined;

  /** What moved since the last update. */
  private transfers: readonly Transfer[] = [];
  /** How long the motion of the latest update lasts, in milliseconds. */
  duration = 0;

  constructor(
    private readonly host: HTMLElement &
      Pick<BaizeElement, 'addController' | 'loadFailed' | 'preferences'> & {
        readonly game: {
          readonly view: { readonly piles: Piles } | undefined;
          readonly moveCount: number;
        };
      },
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerover', 'focusin']) {
      this.host.addEventListener(type, this.prepare, { once: true });
    }
  }

  hostUpdated(): void {
    this.duration = this.play();
    this.transfers = [];
    if (this.isNewDeal) this.deal();
  }

  /** Records where cards are seen now. If called several times before an update, the first call counts. */
  snapshot(): void {
    const { board } = this;
    // Measuring forces a layout, so skip it if nothing moves.
    if (board && this.factor > 0) this.before ??= cardsIn(board);
  }

  /**
   * Prepares the next update to play a change of the game. A new game is dealt. The first game on a page, and
   * a resumed game, simply appear.
   */
  follow<State, Move>(
    change: GameChange<State, Move>,
    { endpoints }: MoveResolver<State, Move>,
  ): void {
    this.endDeal?.();
    this.isNewDeal = false;
    if (change.type === 'start') {
      this.end();
      this.isNewDeal = !!this.board && this.host.game.moveCount === 0;
      return;
    }
    this.snapshot();
    if (change.type === 'restart' || change.type === 'undo') return;
    this.transfers = [change.step.move, ...change.step.automatic].map((move) => endpoints(move));
  }

  /** Discards the snapshot, so that the next render does not animate, and ends every flight at its goal. */
  end(): void {
    this.before = undefined;
    for (const flight of this.flights) flight.cancel();
    this.flights = [];
    this.endDeal?.();
    this.endShownWay();
  }

  /** Moves copies of the cards of a hint to where they may go. */
  showWay(way: Shows.Way): void {
    const { board, factor } = this;
    this.endShownWay();
    if (board && factor > 0) this.endWay = this.shows?.showWay(board, way, factor);
  }

  endShownWay(): void {
    this.endWay?.();
    this.endWay = undefined;
  }

  private get board(): HTMLElement | null | undefined {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.board');
  }

  /** The factor on all times. 0 means no motion. */
  private get factor(): number {
    return motionFactor(this.host, this.host.preferences['motion']);
  }

  private deal(): void {
    const { board, factor } = this;
    this.isNewDeal = false;
    if (board && factor > 0) this.endDeal = this.shows?.dealOut(board, factor);
  }

  private readonly prepare = (): void => void this.load();

  private async load(): Promise<void> {
    try {
      this.shows = await loadShows();
    } catch (error) {
      this.host.loadFailed(error);
    }
  }

  /**
   * Plays the difference from the snapshot, and returns how long it takes. Cards that moved last leave last.
   */
  private play(): number {
    const { before, board, transfers } = this;
    const after = this.host.game.view?.piles;
    // An update without a change of the game, such as one for the focus, does not disturb flights.
    if (!before || !board || !after) return 0;
    this.end();
    const { factor } = this;
    if (factor === 0) return 0;
    return this.playFrom(before, moveOrder(after, transfers), { board, factor });
  }

  /** Cards with a lower turn leave first, and those with equal turns leave together. */
  private playFrom(
    before: ReadonlyMap<Card, Seen>,
    turns: ReadonlyMap<Card, number>,
    { board, factor }: { readonly board: Element; readonly factor: number },
  ): number {
    const last = Math.max(0, ...turns.values());
    const stagger = Math.min(STAGGER, LONGEST_STAGGER / last);
    let space: LocalSpace | undefined;
    let total = 0;
    for (const [name, { card, at }] of atRest(board, () => cardsIn(board))) {
      const was = before.get(name)?.at ?? unseen(board, card);
      if (!was) {
        // The step revealed this card. After an undo or a deal nothing turns over.
        if (turns.size && card.closest('.tableau')) turnOver(card, factor);
        continue;
      }
      const way = { x: was.x - at.x, y: was.y - at.y };
      if (Math.hypot(way.x, way.y) < 1) continue;
      const { x: dx, y: dy } = (space ??= new LocalSpace(board)).vector(way);
      const distance = Math.hypot(dx, dy);
      const turn = turns.get(name) ?? 0;
      const duration = flightTime(distance) * factor;
      const delay = turn * stagger * factor;
      this.flights.push(fly(card, { dx, dy, duration, delay, layer: TOP_LAYER + last - turn }));
      total = Math.max(total, delay + duration);
    }
    return total;
  }
}
