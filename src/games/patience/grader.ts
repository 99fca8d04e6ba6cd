import { rulesGrading } from '../../core/puzzles/rules-grade.js';
import type { RulesQuestion } from '../../core/puzzles/rules-solver.js';
import { type Graded, beginGrading } from '../../core/solver/grade.js';
import type { Solver } from '../../core/solver/search.js';
import { scaleOf } from './scales.js';

/** What the grader is asked: a position with its rules, and the scale's game and options. */
export interface GradeQuestion extends RulesQuestion {
  readonly game: string;
  readonly variant: string;
}

const NAME = 'patience-grade';

/**
 * The worker's solver for the grades of every patience that has a scale. Each question has the rules, so neither worker nor
 * page loads a game for it.
 */
export const grader: Solver<GradeQuestion, Graded> = {
  game: NAME,
  search: ({ rules, state, game, variant }, _now, budget) =>
    beginGrading(
      rulesGrading(
        NAME,
        () => rules,
        () => scaleOf(game, variant)!,
      ),
      state,
      budget,
    ),
};
