import { isFull } from './counts.js';

/** Waits until a condition holds, checking once a frame. Fails with what was waited for if it never does. */
export async function until(what: string, holds: () => unknown, limit = 15_000): Promise<void> {
  const end = performance.now() + limit;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`still not: ${what}`);
    await nextFrame();
  }
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Lets the time of a search pass, to check that nothing changes in it. A normal run uses a part of it. */
export const passSearch = (milliseconds: number): Promise<void> =>
  pass(isFull ? milliseconds : milliseconds / 5);

/** Lets time pass, to check that nothing changes in it. */
export const pass = async (milliseconds: number): Promise<void> => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await nextFrame();
};
