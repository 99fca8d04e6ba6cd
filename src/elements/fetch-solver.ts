import type * as solver from './game-solver.js';

export type GameSolver = typeof solver;

let fetched: Promise<GameSolver> | undefined;

/** The solvers of all games, fetched once: a file that is missing is missing for the whole visit. */
export const fetchSolver = (): Promise<GameSolver> => (fetched ??= import('./game-solver.js'));
