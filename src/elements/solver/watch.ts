import type { Verdict } from '../../solver/search.js';
import { type Factory, solve } from './solve.js';

/**
 * Watches whether a game can still be won.
 *
 * @param tell hears of every change of the verdict
 * @returns what is to be called with every new position; with `undefined` where there is none to look
 *   at. A verdict that comes too late is dropped.
 */
export function watch(
  game: string,
  workerFactory: Factory,
  tell: (verdict: Verdict) => void,
): (state: unknown) => void {
  let asked = new AbortController();
  let last: Verdict | undefined;
  return (state) => {
    asked.abort();
    if (state === undefined) last = undefined;
    else {
      const { signal } = (asked = new AbortController());
      void solve(game, state, workerFactory, signal).then(([verdict]) => {
        if (signal.aborted || verdict === last) return;
        last = verdict;
        tell(verdict);
      });
    }
  };
}
