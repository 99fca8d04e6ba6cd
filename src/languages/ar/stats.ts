import type { Foreign } from '../foreign.js';
import { stats } from './words/stats.js';

/** What the statistics say, in Arabic. */
export const otherWords: Foreign = { stats };
