import { inSlices, isFound } from '../../core/solver/slices.js';
import type { Solver } from '../../core/solver/solver.js';
import { type Answer, type Ask, READY } from './messages.js';

/** A worker has nothing to keep fluent: its slices end so that it hears what is taken back. */
const SLICE = 50;

/**
 * Answers a page's questions, where this is a worker; anywhere else it does nothing.
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
      // The page then searches by itself, and meets the error where it can be handled.
    }
    if (isFound(found)) open.delete(id);
    postMessage([id, found] satisfies Answer);
  };
  postMessage([READY] satisfies Answer);
}
