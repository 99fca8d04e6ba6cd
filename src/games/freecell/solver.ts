import type { Solver } from '../../solver/solver.js';
import { search } from './solve.js';
import type { FreecellState } from './state.js';

/** What a worker answers the FreeCell family's questions with. */
export const solver: Solver<FreecellState> = {
  game: 'freecell',
  search,
};
