import { grader as freecellGrader } from '../games/freecell/solver/grade.js';
import { solver as freecell } from '../games/freecell/solver/solver.js';
import { solver as golf } from '../games/golf/solver/solver.js';
import { grader as klondikeGrader } from '../games/klondike/solver/grade.js';
import { solver as klondike } from '../games/klondike/solver/solver.js';
import { grader as pyramidGrader } from '../games/pyramid/solver/grade.js';
import { prover, solver as pyramid } from '../games/pyramid/solver/solver.js';
import type { Graded } from '../core/solver/grade.js';
import type { Solved, Solver } from '../core/solver/search.js';

/** Every patience game that has a solver, one line each. */
export const SOLVERS: readonly Solver<never, Solved>[] = [freecell, golf, klondike, pyramid];

/** The same with the moves of a win, always. */
export const PROVERS: readonly Solver<never, Solved>[] = [freecell, golf, klondike, prover];

/** What grades the deals of the games that have grades. */
export const GRADERS: readonly Solver<never, Graded>[] = [
  freecellGrader,
  klondikeGrader,
  pyramidGrader,
];
