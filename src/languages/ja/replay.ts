import type { Foreign } from '../foreign.js';
import { replay } from './words/replay.js';

/** What a replay says, in Japanese. */
export const otherWords: Foreign = { replay };
