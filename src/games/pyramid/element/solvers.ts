import { lazy } from '../../../elements/base/lazy.js';

const load = lazy('pyramid/solver', () => import('../solver/solver.js'));
const loadGrader = lazy('pyramid/grade', () => import('../solver/grade.js'));

/** Whether a position can be won costs less than the moves of a win: they have a solver of their own. */
export const solvers = {
  verdict: { game: 'pyramid', load: () => load().then(({ solver }) => solver) },
  proof: { game: 'pyramid-way', load: () => load().then(({ prover }) => prover) },
  grade: { game: 'pyramid-grade', load: () => loadGrader().then(({ grader }) => grader) },
};
