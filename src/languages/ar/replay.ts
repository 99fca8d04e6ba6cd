import type { Foreign } from '../foreign.js';
import { replay } from './words/replay.js';

/** What a replay says, in Arabic. */
export const otherWords: Foreign = { replay };
