import { executeServerCommand, resetMouse } from '@web/test-runner-commands';

/**
 * What element tests can do to their page beyond @web/test-runner-commands; the runner's end is
 * scripts/test/page-commands.mjs.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The features that the page has now; a page begins with none. */
let emulated = '{}';

/** Brings the page back to 1280 × 900, no emulation and a pointer in its corner. */
export async function resetPage(): Promise<void> {
  await executeServerCommand('reset-page');
  emulated = '{}';
}

/** Turns media features on, such as `{'forced-colors': 'active'}`; those not named are off. */
export async function emulateFeatures(features: Readonly<Record<string, string>>): Promise<void> {
  const wanted = JSON.stringify(features);
  // Each command is a way to the runner and back, and most tests want what the one before had.
  if (wanted === emulated) return;
  await executeServerCommand('emulate-features', features);
  emulated = wanted;
}

/** Whether a pointer came since it was last brought to its corner. */
let isPointed = false;
for (const type of ['pointermove', 'pointerdown', 'pointerup', 'mousemove']) {
  const come = ({ isTrusted }: Event): void => void (isPointed ||= isTrusted);
  addEventListener(type, come, { capture: true, passive: true });
}

/** Brings the pointer back to its corner, and lets go of its buttons. */
export async function restPointer(): Promise<void> {
  if (!isPointed) return;
  await resetMouse();
  isPointed = false;
}

/** What the browser tells a screen reader of the whole page, a line for each node. */
export const accessibilityTree = (): Promise<readonly string[]> =>
  executeServerCommand('accessibility-tree');

/** Makes the page one on a touch screen, as `(pointer: coarse)` tells. */
export async function touchScreen(enabled = true): Promise<void> {
  await executeServerCommand('touch-screen', { enabled });
}

/** A key by what it types and where it is. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly shift?: boolean;
  readonly control?: boolean;
}

/** Presses a key as the layout of another keyboard has it. */
export async function stroke({ key, code, shift = false, control = false }: Stroke): Promise<void> {
  await executeServerCommand('stroke', { key, code, shift, control });
}

/** Shows what an input method shows before a text is chosen, where the focus is. */
export async function compose(text: string): Promise<void> {
  await executeServerCommand('compose', { text });
}

/** Two clicks of the mouse in one place, as fast as a person's. */
export async function doubleClick(at: Point): Promise<void> {
  await executeServerCommand('double-click', { x: at.x, y: at.y });
}

/**
 * One step of a finger, with all the browser makes of it: pointer events, scrolling, clicks. Several fingers have
 * numbers.
 */
export async function touch(type: 'start' | 'move' | 'end', at?: Point, finger = 0): Promise<void> {
  await executeServerCommand('touch', { type, at, finger });
}

/**
 * A finger put down, drawn along, rested and lifted. Lifted without a rest it would be a fling, and
 * the browser takes the next tap for a halt to the fling and makes no click of it.
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

/** A finger put down and lifted in one place. */
export async function touchTap(at: Point): Promise<void> {
  await touch('start', at);
  await touch('end');
}

/** The middle of an element, in the coordinates of the pointer commands. */
export function centreOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
