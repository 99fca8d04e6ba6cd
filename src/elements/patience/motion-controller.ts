import type { ReactiveController } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { MoveResolver } from '../../core/patience/move-resolver.js';
import { listOf } from '../../core/cards/list.js';
import {
  type Piles,
  STOCK,
  type Transfer,
  isFoundation,
  moveOrder,
  transfer,
} from '../../core/patience/piles.js';
import { cardIn, pileNode } from './scene.js';
import { loadShows } from './shows.js';
import type * as Shows from './shows/shows.js';
import { atRest } from '../base/at-rest.js';
import { LocalSpace, type Vector, centreOf } from '../base/local-space.js';
import { type GameChange, positionBefore } from '../controllers/game-definition.js';
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

/** Where a card comes from if it was not visible before: from the stock, if it was dealt or is on the waste. */
function unseen(board: ParentNode, card: Element, isDealt: boolean): Vector | undefined {
  const stock = (isDealt || card.closest('.waste')) && pileNode(board, STOCK);
  return stock ? centreOf(stock) : undefined;
}

/** The transfers of single piles that some moves were made of. A complete run goes up card by card. */
function transfersOfMoves<State extends { readonly piles: Piles }, Move>(
  before: State,
  moves: readonly Move[],
  { endpoints, transfers }: MoveResolver<State, Move>,
): readonly Transfer[] {
  const found: Transfer[] = [];
  let at = before;
  for (const move of moves) {
    const parts = transfers?.(at, move) ?? [endpoints(move)];
    at = { ...at, piles: parts.reduce(transfer, at.piles) };
    for (const part of parts) {
      const isRun = isFoundation(part.to) && part.count > 1 && part.from !== STOCK;
      found.push(...(isRun ? listOf(part.count, () => ({ ...part, count: 1 })) : [part]));
    }
  }
  return found;
}

/** A card turned around its upright axis by so many degrees, seen from a little above the table. */
const turned = (degrees: number, scale = 1): string =>
  `perspective(600px) rotateY(${degrees}deg) scale(${scale})`;

/** Turns over a card in place. */
const turnOver = (card: Element, factor: number): Animation =>
  card.animate([{ transform: turned(90, 1.06) }, { transform: turned(0) }], {
    duration: FLIP * factor,
    easing: 'ease-out',
    fill: 'backwards',
  });

interface FlightPath {
  readonly dx: number;
  readonly dy: number;
  readonly duration: number;
  readonly delay: number;
  readonly layer: number;
  /** Whether the card starts face down and turns over on its way. */
  readonly turns: boolean;
}

/** Shows the back of a card until the middle of its flight. */
function showBack(card: HTMLElement, flight: Animation, timing: KeyframeAnimationOptions): void {
  const ends = (): void => card.removeAttribute('data-turning');
  card.toggleAttribute('data-turning', true);
  card.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
    {
      ...timing,
      pseudoElement: '::after',
    },
  );
  flight.addEventListener('finish', ends);
  flight.addEventListener('cancel', ends);
}

function fly(card: HTMLElement, { dx, dy, layer, turns, ...by }: FlightPath): Animation {
  // A card in flight shows its edge and shadow, even if it lands under others.
  const flying = { zIndex: layer, clipPath: 'none' };
  const timing = { ...by, easing: FLIGHT_EASING, fill: 'backwards' } as const;
  const middle = {
    ...flying,
    transform: `translate(${dx / 2}px, ${dy / 2}px) ${turned(90, 1.1)}`,
  };
  const flight = card.animate(
    [
      { ...flying, transform: `translate(${dx}px, ${dy}px)${turns ? ` ${turned(180)}` : ''}` },
      ...(turns ? [middle] : []),
      { ...flying, transform: turns ? `translate(0, 0) ${turned(0)}` : 'none' },
    ],
    timing,
  );
  if (turns) showBack(card, flight, timing);
  return flight;
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
  /** The cards that came from the stock. */
  private dealt: ReadonlySet<Card> = new Set();
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
  follow<State extends { readonly piles: Piles }, Move>(
    change: GameChange<State, Move>,
    resolver: MoveResolver<State, Move>,
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
    const { move, automatic } = change.step;
    this.transfers = transfersOfMoves(positionBefore(change), [move, ...automatic], resolver);
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
      this.shows = await loadShows(this.host);
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
    const turns = moveOrder(after, transfers);
    const dealt = [...turns.keys()].filter((card) => transfers[turns.get(card)!]!.from === STOCK);
    this.dealt = new Set(dealt);
    return this.playFrom(before, turns, { board, factor });
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
      const turn = turns.get(name) ?? 0;
      const isDealt = this.dealt.has(name);
      const was = before.get(name)?.at ?? unseen(board, card, isDealt);
      if (!was) {
        // The step revealed this card. After an undo or a deal nothing turns over.
        if (turns.size && card.closest('.tableau')) turnOver(card, factor);
        continue;
      }
      const way = { x: was.x - at.x, y: was.y - at.y };
      if (Math.hypot(way.x, way.y) < 1) continue;
      const { x: dx, y: dy } = (space ??= new LocalSpace(board)).vector(way);
      const distance = Math.hypot(dx, dy);
      const duration = flightTime(distance) * factor;
      const delay = turn * stagger * factor;
      const layer = TOP_LAYER + last - turn;
      const isTurned = isDealt && !before.has(name);
      this.flights.push(fly(card, { dx, dy, duration, delay, layer, turns: isTurned }));
      total = Math.max(total, delay + duration);
    }
    return total;
  }
}
