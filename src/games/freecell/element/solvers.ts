import { lazy } from '../../../elements/base/lazy.js';

const load = lazy('freecell/solver', () => import('../solver/solver.js'));
const loadGrader = lazy('freecell/grade', () => import('../solver/grade.js'));
const solver = { game: 'freecell', load: () => load().then(({ solver }) => solver) };

const grade = { game: 'freecell-grade', load: () => loadGrader().then(({ grader }) => grader) };

/** One solver tells whether a position can be won, and how; another one how hard a deal is. */
export const solvers = { verdict: solver, proof: solver, grade };
