import { windowOf } from '../../base/place-in-page.js';
import { listOf, withIndex } from '../../../core/cards/list.js';
import { STOCK } from '../../../core/patience/piles.js';
import { atRest } from '../../base/at-rest.js';
import { LocalSpace } from '../../base/local-space.js';
import { endOf } from '../../base/pile-buttons.js';
import { pileNode } from '../scene.js';
import { FLIGHT_EASING } from '../../controllers/pace.js';

/** The maximum duration of a deal with `--baize-duration` 1, in milliseconds. */
const DEAL = 650;
/** How long each of its cards flies. */
const DEALT = 260;
/** How long a hint's card flies, and how long it then stays; milliseconds. */
const SHOWN = 600;
const STAYS = 500;
/** How far a hint's card stops below the card that it goes on, in card widths. */
const FAN = 0.37;

/** How far a dealt card swings out, in degrees around the dealer. */
const SWING = 7;

/** A point on the screen, in pixels. */
type Point = Pick<DOMRect, 'x' | 'y'>;

/** A copy of a card that flies over the board. */
interface Flight {
  readonly card: HTMLElement;
  readonly from: Point;
  readonly to: Point;
  /** How much lower it stops, in the board's own pixels. */
  readonly below?: number;
  /** In milliseconds. */
  readonly delay: number;
  readonly duration: number;
  /** How long the copy stays at its goal, in milliseconds. */
  readonly stays: number;
  /** Whether it swings out on its way, as a thrown card does. */
  readonly swings?: boolean;
}

/** A copy of a card that can't be pressed, is not announced, and is not found by its name. */
function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-copy', 'data-index', 'aria-label'])
    copy.removeAttribute(name);
  copy.tabIndex = -1;
  copy.classList.remove('movable', 'hinted', 'target', 'selected');
  return copy;
}

/**
 * Flies copies of cards over the board. The cards themselves stay in place and can be pressed.
 *
 * @returns a function that ends the flights
 */
function fly(board: HTMLElement, flights: readonly Flight[]): () => void {
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.inert = true;
  layer.ariaHidden = 'true';
  board.append(layer);
  const copies = flights.map(({ card }) => copyOf(card));
  layer.append(...copies);
  // Copies start in the corner of the layer, rotated as the cards are.
  const corner = copies[0]?.getBoundingClientRect();
  const space = new LocalSpace(board);
  const at = (place: Point, below = 0): string => {
    const { x, y } = space.vector({ x: place.x - corner!.x, y: place.y - corner!.y });
    return `translate(${x}px, ${y + below}px)`;
  };
  for (const [index, { from, to, below, delay, duration, stays, swings }] of withIndex(flights)) {
    const copy = copies[index]!;
    if (swings)
      swing(copy, space.vector(between(corner!, from)), to.x - from.x, { delay, duration });
    const whole = duration + stays;
    const there = { transform: at(to, below), opacity: 1 };
    const animation = copy.animate(
      [
        { transform: at(from), opacity: 1, easing: FLIGHT_EASING },
        { ...there, offset: duration / whole },
        there,
      ],
      { delay, duration: whole },
    );
    animation.addEventListener('finish', () => copy.remove());
  }
  return () => layer.remove();
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Turns a copy around the dealer and back while it flies, so that it flies in an arc. It begins and ends upright.
 *
 * @param dealer the way from the copy's corner to the dealer
 * @param across how far the goal is to the right of the dealer
 */
function swing(
  copy: HTMLElement,
  dealer: Point,
  across: number,
  timing: { readonly delay: number; readonly duration: number },
): void {
  const [x, y] = [dealer.x + copy.offsetWidth / 2, dealer.y + copy.offsetHeight / 2];
  copy.style.transformOrigin = `${x}px ${y}px`;
  const most = across < 0 ? SWING : -SWING;
  copy.animate({ rotate: ['0deg', `${most}deg`, '0deg'] }, { ...timing, easing: 'ease-out' });
}

/** Where cards lie, or will lie when they have landed. */
const placesOf = (board: HTMLElement, cards: readonly HTMLElement[]): readonly Point[] =>
  atRest(board, () => cards.map((card) => card.getBoundingClientRect()));

/** Where cards are dealt from: the stock, else the middle of the board's bottom edge. */
function dealerOf(board: HTMLElement): Point {
  const stock = pileNode(board, STOCK);
  if (stock) return stock.getBoundingClientRect();
  const { x, width, bottom } = board.getBoundingClientRect();
  return { x: x + width / 2, y: bottom };
}

/** The cards in the order of the deal: row by row. */
function dealtCards(board: HTMLElement): readonly HTMLElement[] {
  const piles = [...board.querySelectorAll(`.pile:not([data-pile="${STOCK}"])`)].map((pile) => [
    ...pile.querySelectorAll<HTMLElement>('.card'),
  ]);
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  return listOf(longest, (row) => piles.flatMap((cards) => cards[row] ?? [])).flat();
}

/**
 * Animates the deal of the cards on the board, in less than 700 ms. Any press ends it, and has its usual
 * effect.
 *
 * @param factor on every time
 * @returns a function that ends the deal
 */
export function dealOut(board: HTMLElement, factor: number): () => void {
  const cards = dealtCards(board);
  const from = dealerOf(board);
  const places = placesOf(board, cards);
  const flights = cards.map((card, index) => ({
    card,
    from,
    to: places[index]!,
    delay: ((DEAL - DEALT) * factor * index) / cards.length,
    duration: DEALT * factor,
    stays: 0,
    swings: true,
  }));
  // Hide each card until its copy has arrived. It can be pressed all the same.
  const hidden = flights.map(({ card, delay, duration }) =>
    card.animate({ opacity: [0, 0] }, delay + duration),
  );
  const land = fly(board, flights);
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    for (const animation of hidden) animation.cancel();
    land();
  };
  for (const type of ['pointerdown', 'keydown', 'resize']) {
    windowOf(board).addEventListener(type, end, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
  hidden.at(-1)?.addEventListener('finish', end);
  return end;
}

/** The move of a hint. */
export interface Way {
  readonly from: string;
  readonly count: number;
  readonly to: string;
}

/**
 * Moves copies of cards along the path of a hint.
 *
 * @param factor on every time
 * @returns a function that ends it
 */
export function showWay(board: HTMLElement, { from, count, to }: Way, factor: number): () => void {
  const pile = pileNode(board, from);
  const goal = pileNode(board, to);
  const cards = pile ? [...pile.querySelectorAll<HTMLElement>('.card')].slice(-count) : [];
  const end = goal && endOf(goal);
  if (!end || cards.length === 0) return () => undefined;
  const [goalPlace, ...places] = placesOf(board, [end, ...cards]);
  const [{ x, y }, first] = [goalPlace!, places[0]!];
  const isOnCard = goal.matches('.tableau') && end.matches('.card');
  const by = { x: x - first.x, y: y - first.y };
  const below = isOnCard ? FAN * end.offsetWidth : 0;
  const flights = cards.map((card, index) => {
    const at = places[index]!;
    const [duration, stays] = [SHOWN * factor, STAYS * factor];
    const to = { x: at.x + by.x, y: at.y + by.y };
    return { card, from: at, to, below, delay: 0, duration, stays };
  });
  return fly(board, flights);
}
