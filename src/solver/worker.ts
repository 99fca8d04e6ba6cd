import { SOLVERS } from './worker-games.js';
import { serve } from './serve.js';

/** The worker's own file: the solvers of every game. */
serve(SOLVERS);
