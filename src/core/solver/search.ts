/** Whether a game can still be won; `unknown` where finding out would cost more than its budget. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/**
 * A search that is driven in slices, by a worker or between two frames; to give it up, don't call
 * it again. What it answers is proven.
 */
export interface Search {
  /**
   * Looks at so many more positions.
   *
   * @returns the verdict, the same at every later call; `undefined` where it has to look further.
   */
  step(nodes: number): Verdict | undefined;
}

/**
 * What can be driven like a search: what it finds is an object or a text, the same at every later
 * call; until then there may be a number, which is how much is done, 0 to 1.
 */
export interface Stepped<Result> {
  /** Goes on by so many of what it calls a node. */
  step(nodes: number): Result;
}

/** A search that tells how far it is. */
export interface CountedSearch extends Search {
  /** How many positions it has searched. */
  readonly searched: number;
}

/** A search that has the moves that prove a win. */
export interface ProvingSearch<Move> extends CountedSearch {
  /** Moves that win, once the verdict is `winnable`, not the fewest; `undefined` before. */
  proof(): readonly Move[] | undefined;
}

/** The verdict of a search, however long it takes. */
export function finish(search: Search): Verdict {
  for (;;) {
    const verdict = search.step(Infinity);
    if (verdict) return verdict;
  }
}
