import { lazy } from '../../../elements/base/lazy.js';

const load = lazy('klondike/solver', () => import('../solver/solver.js'));
const solver = { game: 'klondike', load: () => load().then(({ solver }) => solver) };

/** One solver tells whether a position can be won, and how. */
export const solvers = { verdict: solver, proof: solver };
