import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, type Solver, proving } from '../../../core/solver/search.js';
import { lineFrom } from './line.js';
import { search } from './solve.js';
import type { PyramidState } from '../rules/game.js';
import { pyramidPuzzles } from '../rules/puzzles.js';

/** The verdict alone. */
const verdict: Solver<PyramidState, Solved> = {
  game: 'pyramid',
  search: (state, _now, budget) => proving(search(state, budget), () => undefined),
};

/** The verdict and the moves of a win, which take longer to find. */
const way: Solver<PyramidState, Solved> = {
  game: 'pyramid-way',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => lineFrom(state, found, budget));
  },
};

/** The worker's solver for Pyramid. */
export const solver = solvingGoals(pyramidPuzzles, verdict, way);

/** The same, with the moves of a win. */
export const prover = solvingGoals(pyramidPuzzles, way);
