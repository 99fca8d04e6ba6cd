import { inSlices, isFound } from './slices.js';
import type { Solver } from '../../core/solver/search.js';
import { type Answer, type Ask, READY } from './messages.js';

/** Nothing else runs in a worker. Its slices end only to receive cancellations. */
const SLICE = 50;

/**
 * Answers a page's questions in a worker. Does nothing elsewhere.
 *
 * @param now the worker's clock, in milliseconds
 */
export function serve(solvers: readonly Solver<unknown, unknown>[], now: () => number): void {
  if (!('WorkerGlobalScope' in globalThis)) return;
  const open = new Map<number, () => unknown>();
  globalThis.onmessage = ({ data: [id, game, state, budget] }: MessageEvent<Ask>) => {
    let found: unknown = null;
    try {
      if (game !== undefined) {
        const solver = solvers.find((one) => one.game === game)!;
        open.set(
          id,
          inSlices(() => solver.search(state, now, budget), SLICE, now),
        );
      }
      found = open.get(id)!();
    } catch {
      // The page then searches without the worker, and gets the error where it can handle it.
    }
    if (isFound(found)) open.delete(id);
    postMessage([id, found] satisfies Answer);
  };
  postMessage([READY] satisfies Answer);
}
