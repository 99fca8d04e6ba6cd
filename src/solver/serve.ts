import { type Answer, type Ask, READY } from './messages.js';
import type { Verdict } from './search.js';
import { inSlices } from './slices.js';
import type { Solver } from './solver.js';

/** A worker has nothing to keep fluent: its slices end so that it hears what is taken back. */
const SLICE = 50;

/** Answers a page's questions, where this is a worker; anywhere else it does nothing. */
export function serve(solvers: readonly Solver<unknown>[]): void {
  if (!('WorkerGlobalScope' in globalThis)) return;
  type Slice = ReturnType<typeof inSlices>;
  const open = new Map<number, readonly [Slice, () => readonly unknown[] | undefined]>();
  globalThis.onmessage = ({ data: [id, game, state] }: MessageEvent<Ask>) => {
    let verdict: Verdict | null | undefined = null;
    let proof: readonly unknown[] | undefined;
    try {
      if (game !== undefined) {
        const solver = solvers.find((one) => one.game === game)!;
        const search = solver.search(state);
        open.set(id, [inSlices(() => search, SLICE), () => search.proof?.()]);
      }
      const [slice, prove] = open.get(id)!;
      const found = slice();
      if (found === 'winnable') proof = prove();
      verdict = found;
    } catch {
      // The page then searches by itself, and meets the error where it can be handled.
    }
    if (verdict !== undefined) open.delete(id);
    postMessage([id, verdict, proof] satisfies Answer);
  };
  postMessage([READY] satisfies Answer);
}
