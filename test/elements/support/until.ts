import { isFull } from './counts.js';

/** Waits until a condition holds, looking at it once a frame; says what was waited for if it never does. */
export async function until(what: string, holds: () => unknown, limit = 15_000): Promise<void> {
  const end = performance.now() + limit;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`still not: ${what}`);
    await nextFrame();
  }
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Lets time pass that a search would need, for what it must not change: in a normal run a part of it. */
export const passSearch = (milliseconds: number): Promise<void> =>
  pass(isFull ? milliseconds : milliseconds / 5);

/** Lets time pass, for what must not change in it. */
export const pass = async (milliseconds: number): Promise<void> => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await nextFrame();
};
