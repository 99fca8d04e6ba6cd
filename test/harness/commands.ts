import { executeServerCommand, resetMouse } from '@web/test-runner-commands';

/** Commands of element tests beyond @web/test-runner-commands. scripts/test/page-commands.mjs runs them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The page's emulated features; none at first. */
let emulated = '{}';

/** Resets the page: 1280 × 900, no emulation, and the pointer in its corner. */
export async function resetPage(): Promise<void> {
  await executeServerCommand('reset-page');
  emulated = '{}';
}

/** Sets media features, such as `{'forced-colors': 'active'}`; all others are off. */
export async function emulateFeatures(features: Readonly<Record<string, string>>): Promise<void> {
  const wanted = JSON.stringify(features);
  // Skips the round trip to the runner, because most tests want the same features as the last one.
  if (wanted === emulated) return;
  await executeServerCommand('emulate-features', features);
  emulated = wanted;
}

/** Whether the pointer has been moved since `restPointer`. */
let isPointed = false;
for (const type of ['pointermove', 'pointerdown', 'pointerup', 'mousemove']) {
  const come = ({ isTrusted }: Event): void => void (isPointed ||= isTrusted);
  addEventListener(type, come, { capture: true, passive: true });
}

/** Moves the pointer to its corner, and releases its buttons. */
export async function restPointer(): Promise<void> {
  if (!isPointed) return;
  await resetMouse();
  isPointed = false;
}

/** The whole page's accessibility tree, a line for each node. */
export const accessibilityTree = (): Promise<readonly string[]> =>
  executeServerCommand('accessibility-tree');

/** Emulates a touch screen, which `(pointer: coarse)` matches. */
export async function touchScreen(enabled = true): Promise<void> {
  await executeServerCommand('touch-screen', { enabled });
}

/** A key: its character and its position. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly shift?: boolean;
  readonly control?: boolean;
}

/** Presses a key of another keyboard layout. */
export async function stroke({ key, code, shift = false, control = false }: Stroke): Promise<void> {
  await executeServerCommand('stroke', { key, code, shift, control });
}

/** Shows a text of an input method that is not committed yet, at the focus. */
export async function compose(text: string): Promise<void> {
  await executeServerCommand('compose', { text });
}

/** Double-clicks at a person's speed. */
export async function doubleClick(at: Point): Promise<void> {
  await executeServerCommand('double-click', { x: at.x, y: at.y });
}

/** Drags from one point to another as one command, which is faster than its steps. */
export async function mouseDrag(from: Point, to: Point): Promise<void> {
  await executeServerCommand('mouse-drag', { from, to });
}

/** Makes one step of a touch, with its pointer events, scrolling and clicks. Several fingers have numbers. */
export async function touch(type: 'start' | 'move' | 'end', at?: Point, finger = 0): Promise<void> {
  await executeServerCommand('touch', { type, at, finger });
}

/**
 * Drags with a finger, and rests before lifting it. Without the rest it would be a fling, and the browser would make no
 * click of the next tap, which stops the fling.
 */
export async function touchDrag(from: Point, to: Point, steps = 8): Promise<void> {
  await touch('start', from);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await touch('move', {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  }
  await new Promise((rested) => setTimeout(rested, 100));
  await touch('end');
}

/** Taps with a finger. */
export async function touchTap(at: Point): Promise<void> {
  await touch('start', at);
  await touch('end');
}

/** The middle of an element, in the coordinates of pointer commands. */
export function centreOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
