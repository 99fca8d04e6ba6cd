import type { AnyGame } from './game.js';
import { part, parts } from './board.js';

const SLACK = 0.5;

/** Whether one box is in the other, except for some pixels of rounding. */
export const inside = (inner: DOMRect, outer: DOMRect, slack = SLACK): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

/** Whether the boxes overlap by more than some pixels of rounding. */
export const overlap = (a: DOMRect, b: DOMRect, slack = SLACK): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

const nameOf = (node: HTMLElement): string =>
  node.dataset['card'] ?? node.dataset['pile'] ?? node.getAttribute('part') ?? node.localName;

/** The faults of a layout: too wide, outside the frame, overlapping. */
export function faults(game: AnyGame): readonly string[] {
  const found: string[] = [];
  const place = game.parentElement!.getBoundingClientRect();
  const frame = part(game, 'frame').getBoundingClientRect();
  if (!inside(frame, place)) found.push(`the frame leaves its box: ${frame.width} wide`);
  if (game.parentElement!.scrollWidth > game.parentElement!.clientWidth) found.push('overflows');
  const piles = parts(game, 'pile').map((node) => ({ node, at: node.getBoundingClientRect() }));
  const tools = parts(game, 'button')
    // The offer replaces an empty status line.
    .filter((node) => node.checkVisibility() && !node.closest('.offer'))
    .map((node) => ({ node, at: node.getBoundingClientRect() }));
  const facts = ['title', 'deal', 'figures', 'status']
    .flatMap((name) => parts(game, name))
    .map((node) => ({ node, at: node.getBoundingClientRect() }));
  const cards = parts(game, 'card').map((node) => ({ node, at: node.getBoundingClientRect() }));
  for (const { node, at } of [...piles, ...tools, ...facts, ...cards]) {
    if (!inside(at, frame)) found.push(`${nameOf(node)} leaves the frame`);
  }
  // The rows of a pyramid overlap, and so do complete runs.
  const beside = piles.filter(
    ({ node }) => !node.part.contains('pile-place') && !node.closest('.complete'),
  );
  const apart = [...beside, ...tools, ...facts];
  for (const [index, one] of apart.entries()) {
    for (const other of apart.slice(index + 1)) {
      if (overlap(one.at, other.at)) found.push(`${nameOf(one.node)} over ${nameOf(other.node)}`);
    }
  }
  return found;
}

/** The smallest part of any card that a pointer can hit: the visible strip of covered cards. */
export function thinnestStrip(game: AnyGame, id: string): number {
  const cards = [...part(game, 'board').querySelectorAll(`[data-pile="${id}"] [data-card]`)];
  const edges = cards.map((node) => node.getBoundingClientRect().top);
  return Math.min(...edges.slice(1).map((top, index) => top - edges[index]!));
}

/** Sets the width of the game's box. The layout follows at once. */
export function setWidth(game: AnyGame, width: number): void {
  game.parentElement!.style.width = `${width}px`;
}
