import { atRest } from '../../base/at-rest.js';
import { windowOf } from '../../base/place-in-page.js';
import { LocalSpace } from '../../base/local-space.js';
import { cascade } from './cascade.js';
import { rows } from './rows.js';
import type { Celebration, Stage } from './stage.js';
import { openWheel, wheel } from './wheel.js';

/** The celebrations, used in turn for the wins on a page. */
const CELEBRATIONS: readonly Celebration[] = [wheel, cascade, rows];
let wins = 0;

/**
 * Raises a card above empty places and shows all of it, without blocking presses. Returns a function that
 * undoes this.
 */
function lift(card: HTMLElement): () => void {
  const pile = card.parentElement!;
  card.style.clipPath = card.style.pointerEvents = 'none';
  pile.style.zIndex = '1';
  return () => {
    card.style.clipPath = card.style.pointerEvents = pile.style.zIndex = '';
  };
}

/** The least height of a stage above the panel, in heights of a card. */
const LEAST = 2.2;

/**
 * Measures the area above the panel, and the cards in it. If that area is too low, the panel covers a part of the
 * stage.
 */
function stageOf(board: HTMLElement, cards: readonly HTMLElement[], moves: number): Stage {
  const space = new LocalSpace(board);
  const { left, top, width } = space.box(board);
  const frame = board.parentElement!;
  const panel = frame.querySelector('.panel');
  const whole = space.box(frame).bottom - top;
  const above = panel ? space.box(panel).top - top : whole;
  // The last card may still be in flight.
  const homes = atRest(board, () => cards.map((card) => space.box(card)));
  const card = { width: homes[0]?.width ?? 0, height: homes[0]?.height ?? 0 };
  return {
    width,
    height: above < LEAST * card.height ? whole : above,
    card,
    homes: homes.map(({ x, y }) => ({ x: x - left, y: y - top })),
    moves,
  };
}

/** Starts the animation. With `factor` 0 the cards form an open wheel and don't move. */
function start(cards: readonly HTMLElement[], stage: Stage, factor: number): Animation[] {
  if (factor === 0) {
    const poses = openWheel(stage);
    return cards.map((card, index) => card.animate({ transform: poses[index]! }, { fill: 'both' }));
  }
  const { ways, duration } = CELEBRATIONS[wins++ % CELEBRATIONS.length]!(stage);
  return cards.map((card, index) => card.animate([...ways[index]!], duration * factor));
}

/**
 * Celebrates a win with the cards on the board: one of three animations, around the panel. Any key, click or
 * tap ends it, and has its usual effect.
 *
 * @param moves the number of moves in the game
 * @param factor on every time; with 0 nothing moves
 * @returns a function that ends the celebration and removes every trace of it
 */
export function celebrate(board: HTMLElement, moves: number, factor: number): () => void {
  const { host } = board.getRootNode() as ShadowRoot;
  // The page's own celebration replaces this one.
  if (!board.isConnected || host.querySelector(':scope > [slot=win]')) return () => undefined;
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')];
  const stage = stageOf(board, cards, moves);
  const lowered = cards.map(lift);
  const show = start(cards, stage, factor);
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    for (const animation of show) animation.cancel();
    for (const lower of lowered) lower();
  };
  const { signal } = listening;
  // After a resize the cards would be beside their places.
  for (const type of ['pointerdown', 'keydown', 'resize']) {
    windowOf(board).addEventListener(type, end, { capture: true, passive: true, signal });
  }
  if (factor > 0) show.at(-1)?.addEventListener('finish', end, { signal });
  return end;
}
