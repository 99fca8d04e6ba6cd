import type { Solver } from '../../solver/solver.js';
import { winningLine } from './line.js';
import { search } from './solve.js';
import type { PyramidMove, PyramidState } from './state.js';

/** What a worker answers Pyramid's questions with. */
export const solver: Solver<PyramidState, PyramidMove> = {
  game: 'pyramid',
  search: (state) => {
    const found = search(state);
    return { step: (nodes) => found.step(nodes), proof: () => winningLine(state) };
  },
};
