import { lazy } from '../../../elements/base/lazy.js';

const load = lazy('freecell/solver', () => import('../solver/solver.js'));
const solver = { game: 'freecell', load: () => load().then(({ solver }) => solver) };

/** One solver tells whether a position can be won, and how. */
export const solvers = { verdict: solver, proof: solver };
