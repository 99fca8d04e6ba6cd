import type { Search } from './search.js';

/** A game's solver: what a page asks with, and what its worker finds by the name of the game. */
export interface Solver<State> {
  /** The game's name, as its rules have it: `pyramid`. */
  readonly game: string;
  /**
   * A search from a position, which comes as JSON would carry it; throws where it is none.
   *
   * @param budget how many positions are kept at most, where not the game's own number
   */
  search(state: State, budget?: number): Search;
}
