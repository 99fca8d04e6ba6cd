import { solver as freecell } from '../games/freecell/solver.js';
import { solver as klondike } from '../games/klondike/solver.js';
import { solver as pyramid } from '../games/pyramid/solver.js';
import type { Solver } from './solver.js';

/** Every game that has a solver, one line each. */
export const SOLVERS: readonly Solver<never>[] = [freecell, klondike, pyramid];
