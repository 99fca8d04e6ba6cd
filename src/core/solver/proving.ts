import type { Search, Stepped, Verdict } from './search.js';

/** Whether a game can be won, and moves that win it, where the search tells them. */
export type Solved = readonly [verdict: Verdict, proof?: readonly unknown[]];

/**
 * A search that finds the moves of a win along with its verdict.
 *
 * @param proof the moves, asked for once, where the game can be won
 */
export function proving(
  search: Search,
  proof: () => readonly unknown[] | undefined,
): Stepped<Solved | undefined> {
  return {
    step(nodes) {
      const verdict = search.step(nodes);
      if (verdict === 'winnable') return [verdict, proof()];
      return verdict && [verdict];
    },
  };
}
