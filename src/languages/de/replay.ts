import type { Foreign } from '../foreign.js';
import { replay } from './words/replay.js';

export { kit as elementWords } from './kit.js';

/** What a replay says, in German. */
export const otherWords: Foreign = { replay };
