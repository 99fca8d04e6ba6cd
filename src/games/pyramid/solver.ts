import type { Solver } from '../../solver/solver.js';
import { search } from './solve.js';
import type { PyramidState } from './state.js';

/** What a worker answers Pyramid's questions with. */
export const solver: Solver<PyramidState> = { game: 'pyramid', search };
