import type { AnyGame } from './game.js';
import { part } from './board.js';

const LEAST = 24;
const CONTROLS = 'button, input, select, a[href], [tabindex="0"]';

const nameOf = (node: HTMLElement): string =>
  node.dataset['card'] ?? node.getAttribute('aria-label') ?? node.textContent.trim();

/** Whether a person can get at it: it is drawn, and nothing shuts it off. */
const isThere = (node: HTMLElement): boolean =>
  node.checkVisibility({ visibilityProperty: true }) &&
  node.closest('[inert]') === null &&
  node.getAttribute('aria-hidden') !== 'true';

/** How far a point is from a box. */
function distance(x: number, y: number, box: DOMRect): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < LEAST;

/** The controls outside the board: cards overlap each other on purpose, and are measured apart. */
const controls = (game: AnyGame): readonly HTMLElement[] =>
  [...game.shadowRoot!.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (node) => isThere(node) && node.closest('[part~="pile"]') === null,
  );

/**
 * Targets too small by WCAG 2.5.8: less than 24 by 24 pixels, and a circle of 24 around their
 * middle meets another target, or that one's circle where it is small as well.
 */
export function smallTargets(game: AnyGame): readonly string[] {
  const nodes = controls(game).map((node) => ({ node, at: node.getBoundingClientRect() }));
  const crowded = ({ node, at }: (typeof nodes)[number]): boolean =>
    nodes.some((other) => {
      if (other.node === node) return false;
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      const { at: to } = other;
      const apart = Math.hypot(to.x + to.width / 2 - x, to.y + to.height / 2 - y);
      return distance(x, y, to) < LEAST / 2 || (isSmall(to) && apart < LEAST);
    });
  return nodes.filter((one) => isSmall(one.at) && crowded(one)).map(({ node }) => nameOf(node));
}

/** The nearest box around a node that scrolls; the frame where none does. */
function scroller(game: AnyGame, node: Element): Element {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return part(game, 'frame');
}

/** Whether words in it are cut at its edge; a field and a list scroll by themselves. */
function clips(node: HTMLElement): boolean {
  const { overflowX, textOverflow } = getComputedStyle(node);
  // A long name ends in an ellipsis beside a long number; the board's name has it whole.
  if (overflowX === 'visible' || textOverflow === 'ellipsis') return false;
  return !node.matches('input, select') && node.scrollWidth > node.clientWidth;
}

/** What is cut off sideways, in itself or by what is around it. */
export function cutOff(game: AnyGame): readonly string[] {
  const words = '.panel *, .menu *, .toolbar *, .status';
  const found = [...game.shadowRoot!.querySelectorAll<HTMLElement>(words)]
    .filter((node) => isThere(node) && !(node instanceof SVGElement) && !node.matches('option'))
    .filter((node) => {
      const at = node.getBoundingClientRect();
      const box = scroller(game, node).getBoundingClientRect();
      return clips(node) || at.left < box.left - 0.5 || at.right > box.right + 0.5;
    })
    .map(nameOf);
  const { scrollWidth, clientWidth } = document.scrollingElement!;
  return scrollWidth > clientWidth ? [...found, 'the page'] : found;
}

/** Whether a node is in the part of its box that is to be seen; some browsers scroll no farther than to a part. */
export function isInSight(
  game: AnyGame,
  node: Element,
  much: 'wholly' | 'partly' = 'wholly',
): boolean {
  const [at, box] = [node.getBoundingClientRect(), scroller(game, node).getBoundingClientRect()];
  if (much === 'partly') return at.bottom > box.top + 1 && at.top < box.bottom - 1;
  return at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
}
