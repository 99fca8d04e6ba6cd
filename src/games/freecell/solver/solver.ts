import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, proving } from '../../../core/solver/proving.js';
import type { Solver } from '../../../core/solver/solver.js';
import { search } from './solve.js';
import type { FreecellState } from '../rules/state.js';
import { freecellPuzzles } from '../rules/puzzles.js';

/** What a worker answers the FreeCell family's questions with. */
export const solver: Solver<FreecellState, Solved> = solvingGoals(freecellPuzzles, {
  game: 'freecell',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => found.proof());
  },
});
