import { css } from 'lit';
import { listOf } from '../../../core/cards/list.js';
import { LocalSpace } from '../../../elements/base/local-space.js';
import { windowOf } from '../../../elements/base/place-in-page.js';

export const confettiStyles = css`
  .confetti {
    position: absolute;
    inset: 0;
    z-index: 1999;
    overflow: hidden;
    pointer-events: none;
  }
  .confetti > i {
    position: absolute;
    left: 0;
    top: 0;
    inline-size: 11px;
    block-size: 11px;
    border-radius: 3px;
    background: radial-gradient(circle, var(--_ink) 22%, #0000 26%), var(--_card);
  }
  .confetti > :nth-child(odd) {
    background: var(--_accent);
  }
`;

const PIECES = 44;
/** How long all pieces fly, in milliseconds. */
const FLIGHT = 2400;

/** A number from 0 to 1 that differs from piece to piece. */
const spread = (index: number, by: number): number => (index * by) % 1;

/** The way of one piece: up from the tray, and down across the frame. */
function wayOf(
  index: number,
  start: { x: number; y: number },
  width: number,
  height: number,
): Keyframe[] {
  const x = width * spread(index, 0.618);
  const top = -0.1 * height + start.y * spread(index, 0.37) * 0.5;
  const turn = 360 * (1 + spread(index, 0.77) * 3);
  const at = (left: number, y: number, angle: number): string =>
    `translate(${left}px, ${y}px) rotate(${angle}deg)`;
  return [
    { transform: at(start.x, start.y, 0), opacity: 0, easing: 'ease-out' },
    { offset: 0.05, opacity: 1 },
    { offset: 0.35, transform: at((start.x + x) / 2, top, turn / 2), easing: 'ease-in' },
    { offset: 0.9, opacity: 1 },
    { transform: at(x, height, turn), opacity: 0 },
  ];
}

/**
 * Celebrates in front of the board: the dice of the winner's tray hop one after the other, and pieces fly up from it.
 * Any key or press ends it, and has its usual effect.
 *
 * @param factor on every time
 * @returns a function that ends the celebration and removes every trace of it
 */
export function celebrate(tray: HTMLElement, factor: number): () => void {
  const frame = tray.closest<HTMLElement>('.frame')!;
  const space = new LocalSpace(frame);
  const [whole, box] = [space.box(frame), space.box(tray)];
  const start = { x: box.left - whole.left + box.width / 2, y: box.top - whole.top };
  const layer = document.createElement('div');
  layer.className = 'confetti';
  layer.ariaHidden = 'true';
  layer.append(...listOf(PIECES, () => document.createElement('i')));
  // In front: after the last part of a template, a render would remove it.
  frame.prepend(layer);
  const pieces = [...layer.children].map((piece, index) =>
    piece.animate(wayOf(index, start, whole.width, whole.height), {
      duration: FLIGHT * factor * (0.7 + spread(index, 0.53) * 0.3),
      fill: 'both',
    }),
  );
  const hops = [...tray.querySelectorAll<HTMLElement>('.place > .die')].map((die, index) =>
    die.animate([{}, { transform: 'translateY(-34%) rotate(8deg)' }, {}], {
      duration: 420 * factor,
      delay: 90 * index * factor,
      iterations: 2,
      easing: 'ease-in-out',
    }),
  );
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    for (const animation of [...pieces, ...hops]) animation.cancel();
    layer.remove();
  };
  const { signal } = listening;
  for (const type of ['pointerdown', 'keydown', 'resize']) {
    windowOf(frame).addEventListener(type, end, { capture: true, passive: true, signal });
  }
  void Promise.all(pieces.map(({ finished }) => finished)).then(end, () => undefined);
  return end;
}
