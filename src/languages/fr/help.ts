import type { Foreign } from '../foreign.js';
import { help } from './words/help.js';

/** How Seven Twenty-Seven is played, in French. */
export const otherWords: Foreign = { help };
