import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, proving } from '../../../core/solver/proving.js';
import type { Solver } from '../../../core/solver/solver.js';
import { search } from './solve.js';
import type { KlondikeState } from '../rules/state.js';
import { klondikePuzzles } from '../rules/puzzles.js';

/** What a worker answers Klondike's questions with. */
export const solver: Solver<KlondikeState, Solved> = solvingGoals(klondikePuzzles, {
  game: 'klondike',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => found.proof());
  },
});
