import type { Foreign } from '../foreign.js';
import { extras } from './words/extras.js';
import { linkWords, links } from './words/links.js';
import { solver } from './words/solver.js';

/** What panels, the solver and links say, in Arabic. */
export const otherWords: Foreign = { extras, solver, links, linkWords };
