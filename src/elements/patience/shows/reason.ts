import { atRest } from '../../base/at-rest.js';
import { LocalSpace } from '../../base/local-space.js';

/** How long a card shakes, and how far; milliseconds and pixels. */
const SHAKE = 280;
const FAR = 5;
/** How long the reason is shown if nothing is pressed, in milliseconds. */
const STANDS = 4000;
/** The gap between a card and the reason, and between the reason and the board's edge; pixels. */
const GAP = 6;

/**
 * Where the reason is shown: above the card, or below it if there is no room, and within the board; pixels.
 */
function placeOf(
  { width, height }: DOMRect,
  card: DOMRect,
  board: DOMRect,
): { left: number; top: number } {
  const above = card.top - height - GAP;
  const middle = card.left + (card.width - width) / 2;
  return {
    left: Math.min(Math.max(middle, board.left + GAP), board.right - width - GAP),
    top: above < board.top ? card.bottom + GAP : above,
  };
}

/**
 * Shakes a card or an empty place, and shows beside it why a move was refused.
 *
 * @param factor on the time of the shaking; with 0 nothing moves
 * @returns a function that removes the reason
 */
export function showReason(node: HTMLElement, message: string, factor: number): () => void {
  const board = node.closest('.board');
  if (!board) return () => undefined;
  if (factor > 0) {
    const translate = [0, -FAR, FAR, -FAR, FAR, 0].map((x) => `${x}px`);
    node.animate({ translate }, SHAKE * factor);
  }
  const reason = document.createElement('div');
  reason.className = 'reason';
  reason.part.add('reason');
  // The live region has announced it.
  reason.ariaHidden = 'true';
  reason.textContent = message;
  board.append(reason);
  const space = new LocalSpace(board);
  const box = space.box(reason);
  // The card may be in flight, or already shaking.
  const card = atRest(board, () => space.box(node));
  const { left, top } = placeOf(box, card, space.box(board));
  reason.style.translate = `${left - box.x}px ${top - box.y}px`;
  const stands = reason.animate({ opacity: [1, 1] }, STANDS);
  stands.addEventListener('finish', () => reason.remove());
  return () => reason.remove();
}
