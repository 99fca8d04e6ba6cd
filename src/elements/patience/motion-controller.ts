import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { cardCode } from '../../core/cards/notation.js';
import type { MoveResolver } from '../../core/patience/move-resolver.js';
import { type Piles, STOCK, type Transfer, moveOrder } from '../../core/patience/piles.js';
import { pileNode } from './board-nodes.js';
import { loadShows } from './shows.js';
import type * as Shows from './shows/shows.js';
import { atRest } from '../base/at-rest.js';
import { LocalSpace, type Vector, centreOf } from '../base/local-space.js';
import type { GameChange } from '../controllers/game-definition.js';
import type { Preferences } from '../controllers/preferences.js';
import { motionFactor } from '../controllers/pace.js';

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

/** The element on whose board cards move. */
export interface MotionHost extends ReactiveControllerHost, HTMLElement {
  /** The player's own settings. */
  readonly preferences: Preferences;
  /** The game as it is shown. */
  readonly game: {
    readonly view: { readonly piles: Piles } | undefined;
    readonly moveCount: number;
  };
  loadFailed(error: unknown): void;
}

/** A card, and where its centre is seen, which stays there while the card turns. */
interface Seen {
  readonly card: HTMLElement;
  readonly at: Vector;
}

const cardsIn = (board: ParentNode): Map<string, Seen> =>
  new Map(
    [...board.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [
      card.dataset['card']!,
      { card, at: centreOf(card) },
    ]),
  );

/** Where a card comes from that was not to be seen, where it comes from anywhere. */
function unseen(board: ParentNode, card: Element): Vector | undefined {
  const stock = card.closest('.waste') && pileNode(board, STOCK);
  return stock ? centreOf(stock) : undefined;
}

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
export class MotionController implements ReactiveController {
  private before: Map<string, Seen> | undefined;
  private flights: Animation[] = [];

  /** What moves copies of cards, once it is loaded: when a pointer or the focus first comes to the game. */
  private shows: typeof Shows | undefined;
  /** Whether the next update shows a new deal in the place of another game. */
  private isNewDeal = false;
  /** They end the deal that is dealt, and the hint that is shown. */
  private endDeal: (() => void) | undefined;
  private endWay: (() => void) | undefined;

  /** What moved since the last update. */
  private transfers: readonly Transfer[] = [];
  /** How long the motion lasts that the last update began, in milliseconds. */
  duration = 0;

  constructor(private readonly host: MotionHost) {
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

  /** Remembers where cards are seen now; the first of several times before an update counts. */
  snapshot(): void {
    const { board } = this;
    // To measure lays the page out, which is much work where nothing moves.
    if (board && this.factor > 0) this.before ??= cardsIn(board);
  }

  /**
   * Has the next update play a change of the game. The first game on a page, and one that was played
   * before, simply lie there; a new one is dealt.
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

  /** Drops what was remembered, so that the next render simply shows; ends every flight at its goal. */
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

  /** On every time; nothing is to move with 0. */
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

  /** Plays the difference to the snapshot; cards that moved last leave last. Returns how long it takes. */
  private play(): number {
    const { before, board, transfers } = this;
    const after = this.host.game.view?.piles;
    // An update without a change of the game, such as the focus makes, leaves flights alone.
    if (!before || !board || !after) return 0;
    this.end();
    const { factor } = this;
    if (factor === 0) return 0;
    const order = moveOrder(after, transfers);
    const turns = new Map([...order].map(([card, turn]) => [cardCode(card), turn]));
    return this.playFrom(before, turns, { board, factor });
  }

  /** Cards with a lower turn leave first, equal ones together. */
  private playFrom(
    before: ReadonlyMap<string, Seen>,
    turns: ReadonlyMap<string, number>,
    { board, factor }: { readonly board: Element; readonly factor: number },
  ): number {
    const last = Math.max(0, ...turns.values());
    const stagger = Math.min(STAGGER, LONGEST_STAGGER / last);
    let space: LocalSpace | undefined;
    let total = 0;
    for (const [code, { card, at }] of atRest(board, () => cardsIn(board))) {
      const was = before.get(code)?.at ?? unseen(board, card);
      if (!was) {
        // What a step brought to light; after it was taken back, or at a deal, all simply lies there.
        if (turns.size && card.closest('.tableau')) turnOver(card, factor);
        continue;
      }
      const way = { x: was.x - at.x, y: was.y - at.y };
      if (Math.hypot(way.x, way.y) < 1) continue;
      const { x: dx, y: dy } = (space ??= new LocalSpace(board)).vector(way);
      const distance = Math.hypot(dx, dy);
      const turn = turns.get(code) ?? 0;
      const duration = Math.min(LONGEST, SHORTEST + distance / 6) * factor;
      const delay = turn * stagger * factor;
      this.flights.push(fly(card, { dx, dy, duration, delay, layer: TOP_LAYER + last - turn }));
      total = Math.max(total, delay + duration);
    }
    return total;
  }
}
