import type { Stepped } from '../../core/solver/search.js';

/**
 * Runs work in slices of time.
 *
 * @param begin starts the work, in the first slice
 * @param ms the length of a slice in milliseconds. A slice that took longer halves the nodes of the next one;
 *   one that took less than a quarter doubles them
 * @param now the caller's clock, in milliseconds
 * @returns a function that runs one slice; it throws what the work throws
 */
export function inSlices<Result>(
  begin: () => Stepped<Result>,
  ms: number,
  now: () => number,
): () => Result {
  let search: Stepped<Result> | undefined;
  let nodes = 64;
  return () => {
    const start = now();
    const verdict = (search ??= begin()).step(nodes);
    const took = now() - start;
    if (took > ms) nodes = Math.ceil(nodes / 2);
    else if (took < ms / 4) nodes *= 2;
    return verdict;
  };
}

/** Whether a slice has returned a result. Otherwise it returned progress or nothing. */
export const isFound = (found: unknown): boolean =>
  found !== undefined && typeof found !== 'number';

/** Not in TypeScript's DOM types yet. */
interface Prioritizing {
  readonly scheduler?: {
    postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
  };
}

/**
 * Yields to input, frames and other tasks of this thread. Without a scheduler it uses a timer, which browsers delay
 * by 4 ms if it is set again and again.
 */
export const rest = (): Promise<void> =>
  new Promise((rested) => {
    const { scheduler } = globalThis as Prioritizing;
    if (scheduler) void scheduler.postTask(rested, { priority: 'background' });
    else setTimeout(rested);
  });
