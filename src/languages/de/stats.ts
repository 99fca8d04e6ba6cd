import type { Foreign } from '../foreign.js';
import { stats } from './words/stats.js';

export { kit as elementWords } from './kit.js';

/** What the statistics say, in German. */
export const otherWords: Foreign = { stats };
