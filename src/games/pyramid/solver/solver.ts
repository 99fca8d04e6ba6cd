import { type Solved, proving } from '../../../core/solver/proving.js';
import type { Solver } from '../../../core/solver/solver.js';
import { winningLine } from './line.js';
import { search } from './solve.js';
import type { PyramidState } from '../rules/state.js';

/** What a worker answers Pyramid's questions with: the verdict alone. */
export const solver: Solver<PyramidState, Solved> = {
  game: 'pyramid',
  search: (state, _now, budget) => proving(search(state, budget), () => undefined),
};

/** The same with the moves of a win, which take longer than the verdict. */
export const prover: Solver<PyramidState, Solved> = {
  game: 'pyramid-way',
  search: (state, _now, budget) => proving(search(state, budget), () => winningLine(state, budget)),
};
