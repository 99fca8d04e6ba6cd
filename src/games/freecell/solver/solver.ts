import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, type Solver, proving } from '../../../core/solver/search.js';
import { search } from './solve.js';
import type { FreecellState } from '../rules/game.js';
import { freecellPuzzles } from '../rules/puzzles.js';

/** The worker's solver for the FreeCell family. */
export const solver: Solver<FreecellState, Solved> = solvingGoals(freecellPuzzles, {
  game: 'freecell',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => found.proof());
  },
});
