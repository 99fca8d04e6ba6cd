import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, proving } from '../../../core/solver/proving.js';
import type { Solver } from '../../../core/solver/solver.js';
import { search } from './solve.js';
import type { GolfState } from '../rules/state.js';
import { golfPuzzles } from '../rules/puzzles.js';

/** What a worker answers Golf’s questions with. */
export const solver: Solver<GolfState, Solved> = solvingGoals(golfPuzzles, {
  game: 'golf',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => found.proof());
  },
});
