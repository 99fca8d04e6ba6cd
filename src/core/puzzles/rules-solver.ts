import { defineOptions } from '../engine/option.js';
import type { Transfer } from '../patience/piles.js';
import { patienceGame } from '../patience/rules/game.js';
import type { PatienceRules } from '../patience/rules/rules.js';
import type { PatienceState } from '../patience/rules/state.js';
import { solvingGoals } from './goal-search.js';
import { withRulesPositions } from './rules-positions.js';
import { type Solved, type Solver, proving } from '../solver/search.js';
import { searchRules } from '../solver/rules/solve.js';

/** What the solver is asked: a position, and the rules with its options. The rules must have been checked. */
export interface RulesQuestion {
  readonly rules: PatienceRules;
  readonly state: PatienceState;
}

/** The name by which a worker finds the solver. */
const NAME = 'patience';

/** The rules fix everything, so the solver needs no options. */
const options = defineOptions<object>({ rules: {} });

/** A solver of one game. It also solves the game's puzzles. */
const solverOf = (rules: PatienceRules): Solver<PatienceState, Solved> =>
  solvingGoals<PatienceState, Transfer>(
    withRulesPositions(patienceGame({ name: NAME, options, rules: () => rules })),
    {
      game: NAME,
      search: (state, _now, budget) => {
        const found = searchRules(rules, state, budget);
        return proving(found, () => found.proof());
      },
    },
  );

/**
 * The worker's solver for every patience that is described by rules. Each question has the rules, so neither worker nor
 * page loads a game for it.
 */
export const solver: Solver<RulesQuestion, Solved> = {
  game: NAME,
  search: ({ rules, state }, now, budget) => solverOf(rules).search(state, now, budget),
};
