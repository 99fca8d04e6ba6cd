import { serve } from '../elements/solver/serve.js';
import { SOLVERS } from './index.js';

/** The file of the solvers' worker: it answers for every game, and advises at tables. */
serve(SOLVERS, () => performance.now());
