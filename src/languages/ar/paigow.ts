import type { Foreign } from '../foreign.js';
import { paigow } from './words/paigow.js';

/** What Pai Gow poker says, in Arabic. */
export const otherWords: Foreign = { paigow };
