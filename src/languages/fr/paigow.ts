import type { Foreign } from '../foreign.js';
import { paigow } from './words/paigow.js';

/** What a table of Pai Gow poker says, in French. */
export const otherWords: Foreign = { paigow };
