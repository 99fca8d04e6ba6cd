import { solver as freecell } from '../games/freecell/solver/solver.js';
import { solver as golf } from '../games/golf/solver/solver.js';
import { solver as klondike } from '../games/klondike/solver/solver.js';
import { prover, solver as pyramid } from '../games/pyramid/solver/solver.js';
import type { Solved } from '../core/solver/proving.js';
import type { Solver } from '../core/solver/solver.js';

/** Every patience game that has a solver, one line each. */
export const SOLVERS: readonly Solver<never, Solved>[] = [freecell, golf, klondike, pyramid];

/** The same with the moves of a win, always. */
export const PROVERS: readonly Solver<never, Solved>[] = [freecell, golf, klondike, prover];
