import { lazy } from '../../../elements/base/lazy.js';

const load = lazy('golf/solver', () => import('../solver/solver.js'));
const solver = { game: 'golf', load: () => load().then(({ solver }) => solver) };

/** One solver tells whether a position can be won, and how. */
export const solvers = { verdict: solver, proof: solver };
