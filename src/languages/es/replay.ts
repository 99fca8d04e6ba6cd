import type { Foreign } from '../foreign.js';
import { replay } from './words/replay.js';

/** What a replay says, in Spanish. */
export const otherWords: Foreign = { replay };
