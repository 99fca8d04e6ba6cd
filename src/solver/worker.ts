import { solver as paigow } from '../games/pai-gow/solver.js';
import { serve } from './serve.js';
import { PROVERS, SOLVERS } from './worker-games.js';

/** The worker's own file: the solvers of every game, and what advises at a table. */
serve([...SOLVERS, ...PROVERS, paigow]);
