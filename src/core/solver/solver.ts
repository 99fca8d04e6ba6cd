import type { Stepped, Verdict } from './search.js';

/** A game's solver: what a page asks with, and what its worker finds by the name of the game. */
export interface Solver<State, Result = Verdict> {
  /** The game's name, as its rules have it: `pyramid`. */
  readonly game: string;
  /**
   * A search from a position, which comes as JSON would carry it; throws where it is none.
   *
   * @param now tells the time, in milliseconds, to a search that minds it
   * @param budget how many positions are kept at most, where not the game's own number
   */
  search(state: State, now: () => number, budget?: number): Stepped<Result | undefined>;
}

/** A solver that a page asks for by its name; its code is loaded only where no worker has it. */
export interface SolverOnDemand<State, Result = Verdict> {
  /** The name by which a worker finds it. */
  readonly game: string;
  load(): Promise<Solver<State, Result>>;
}
