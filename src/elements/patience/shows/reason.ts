import { atRest } from '../../base/at-rest.js';
import { LocalSpace } from '../../base/local-space.js';

/** How long a card shakes, and how far; milliseconds and pixels. */
const SHAKE = 280;
const FAR = 5;
/** How long the reason stands beside the card, if nothing is pressed; milliseconds. */
const STANDS = 4000;
/** Between a card and the reason, and the reason and the board's edge; px. */
const GAP = 6;

/** Where the reason stands: above the card, else below it, and on the board; px. */
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
 * Shakes a card or an empty place, and shows beside it why it was refused.
 *
 * @param factor on the time of the shaking; with 0 nothing moves
 * @returns what takes the reason away
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
  // The live region has spoken it.
  reason.ariaHidden = 'true';
  reason.textContent = message;
  board.append(reason);
  const space = new LocalSpace(board);
  const box = space.box(reason);
  // The card may be in flight, or shake already.
  const card = atRest(board, () => space.box(node));
  const { left, top } = placeOf(box, card, space.box(board));
  reason.style.translate = `${left - box.x}px ${top - box.y}px`;
  const stands = reason.animate({ opacity: [1, 1] }, STANDS);
  stands.addEventListener('finish', () => reason.remove());
  return () => reason.remove();
}
