import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, type Solver, proving } from '../../../core/solver/search.js';
import { search } from './solve.js';
import { golfPuzzles } from '../rules/puzzles.js';
import type { GolfState } from '../rules/game.js';

/** The worker's solver for Golf. */
export const solver: Solver<GolfState, Solved> = solvingGoals(golfPuzzles, {
  game: 'golf',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => found.proof());
  },
});
