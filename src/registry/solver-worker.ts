import { solver as paigow } from '../games/pai-gow/advice/solver.js';
import { solver as seven27 } from '../games/seven-twenty-seven/advice/solver.js';
import { serve } from '../elements/solver/serve.js';
import { GRADERS, PROVERS, SOLVERS } from './solvers.js';

/** The worker's own file: the solvers of every game, and what advises at a table. */
serve([...SOLVERS, ...PROVERS, ...GRADERS, paigow, seven27], () => performance.now());
