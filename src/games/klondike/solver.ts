import type { Solver } from '../../solver/solver.js';
import { search } from './solve.js';
import type { KlondikeState } from './state.js';

/** What a worker answers Klondike's questions with. */
export const solver: Solver<KlondikeState> = {
  game: 'klondike',
  search,
};
