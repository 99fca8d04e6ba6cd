/** Whether a game can still be won. `unknown` if the budget was too small to decide. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/**
 * A search that runs in slices, in a worker or between frames. To cancel it, stop calling it. Its answers are
 * proven.
 */
export interface Search {
  /**
   * Searches that many more positions.
   *
   * @returns the verdict, the same at every later call; `undefined` if it is not known yet
   */
  step(nodes: number): Verdict | undefined;
}

/**
 * Work that runs in slices. The result is an object or a text, the same at every later call. Until then, a
 * number is the progress, 0 to 1.
 */
export interface Stepped<Result> {
  /** Continues by that many nodes. Each kind of search defines its nodes. */
  step(nodes: number): Result;
}

/** A search with a count of its work. */
export interface CountedSearch extends Search {
  /** The number of positions searched. */
  readonly searched: number;
}

/** A search that can return the moves of a win. */
export interface ProvingSearch<Move> extends CountedSearch {
  /** Moves that win, not the fewest. `undefined` unless the verdict is `winnable`. */
  proof(): readonly Move[] | undefined;
}

/** Runs a search to its end, however long it takes. */
export function finish(search: Search): Verdict {
  for (;;) {
    const verdict = search.step(Infinity);
    if (verdict) return verdict;
  }
}

/** The verdict of a search, and moves that win, if it knows them. */
export type Solved = readonly [verdict: Verdict, proof?: readonly unknown[]];

/**
 * A search that returns the moves of a win along with its verdict.
 *
 * @param proof returns the moves. Called once, if the game can be won
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

/** A game's solver, for a page and its worker. */
export interface Solver<State, Result = Verdict> {
  /** The name by which a worker finds it. Usually the game's name in saves: `pyramid`. */
  readonly game: string;
  /**
   * Starts a search from a position, which has passed through JSON. Throws if the value is not a position.
   *
   * @param now a clock in milliseconds, for a search that needs one
   * @param budget the most positions to keep. Default: the game's own number
   */
  search(state: State, now: () => number, budget?: number): Stepped<Result | undefined>;
}

/** A solver by name. Its code is loaded only if no worker has it. */
export interface SolverOnDemand<State, Result = Verdict> {
  /** The name by which a worker finds it. */
  readonly game: string;
  load(): Promise<Solver<State, Result>>;
}
