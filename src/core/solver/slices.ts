import type { Stepped } from './search.js';

/**
 * A search in slices of time, to be called until it has found something.
 *
 * @param begin begins the search, in the first slice
 * @param ms how long a slice may take, in milliseconds: whether the one before took longer, or not
 *   a quarter as long, tells how many positions the next one looks at
 * @param now the caller's clock, in milliseconds
 * @returns one slice; it throws what the search throws
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

/** Whether a slice has found something, or can find nothing: anything but how much is done. */
export const isFound = (found: unknown): boolean =>
  found !== undefined && typeof found !== 'number';
