import { solver as freecell } from '../games/freecell/solver.js';
import { solver as klondike } from '../games/klondike/solver.js';
import { solver as paigow } from '../games/pai-gow/solver.js';
import { solver as pyramid } from '../games/pyramid/solver.js';
import { serve } from './serve.js';

/** The worker's own file: every game that has a solver, one line each. */
serve([freecell, klondike, paigow, pyramid]);
