import type { AnyGame } from './game.js';
import { part } from './board.js';

const LEAST = 24;
const CONTROLS = 'button, input, select, a[href], [tabindex="0"]';

const nameOf = (node: HTMLElement): string =>
  node.dataset['card'] ?? node.getAttribute('aria-label') ?? node.textContent.trim();

/** Whether a user can reach it: it is visible and not inert. */
const isThere = (node: HTMLElement): boolean =>
  node.checkVisibility({ visibilityProperty: true }) &&
  node.closest('[inert]') === null &&
  node.getAttribute('aria-hidden') !== 'true';

/** The distance of a point from a box. */
function distance(x: number, y: number, box: DOMRect): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < LEAST;

/** The controls outside the board. Cards overlap on purpose and are measured separately. */
const controls = (game: AnyGame): readonly HTMLElement[] =>
  [...game.shadowRoot!.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (node) => isThere(node) && node.closest('[part~="pile"]') === null,
  );

/**
 * Targets that are too small by WCAG 2.5.8: less than 24 by 24 pixels, and a circle of 24 around their centre
 * meets another target, or that one's circle if it is small too.
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

/** The nearest scrolling box around a node, or the frame. */
function scroller(game: AnyGame, node: Element): Element {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return part(game, 'frame');
}

/** Whether text in it is cut off. A field and a list scroll by themselves. */
function clips(node: HTMLElement): boolean {
  const { overflowX, textOverflow } = getComputedStyle(node);
  // A long name ends in an ellipsis beside a long number. The board's accessible name is complete.
  if (overflowX === 'visible' || textOverflow === 'ellipsis') return false;
  return !node.matches('input, select') && node.scrollWidth > node.clientWidth;
}

/** Texts that are cut off sideways, by themselves or by an ancestor. */
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

/** Whether a node is in the visible part of its box. Some browsers scroll only until a part is visible. */
export function isInSight(
  game: AnyGame,
  node: Element,
  much: 'wholly' | 'partly' = 'wholly',
): boolean {
  const [at, box] = [node.getBoundingClientRect(), scroller(game, node).getBoundingClientRect()];
  if (much === 'partly') return at.bottom > box.top + 1 && at.top < box.bottom - 1;
  return at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
}
