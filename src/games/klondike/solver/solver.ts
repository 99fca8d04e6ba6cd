import { solvingGoals } from '../../../core/puzzles/goal-search.js';
import { type Solved, type Solver, proving } from '../../../core/solver/search.js';
import { search } from './solve.js';
import type { KlondikeState } from '../rules/game.js';
import { klondikePuzzles } from '../rules/puzzles.js';

/** The worker's solver for Klondike. */
export const solver: Solver<KlondikeState, Solved> = solvingGoals(klondikePuzzles, {
  game: 'klondike',
  search: (state, _now, budget) => {
    const found = search(state, budget);
    return proving(found, () => found.proof());
  },
});
