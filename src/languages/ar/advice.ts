import type { Foreign } from '../foreign.js';
import { advice } from './words/advice.js';

/** What advice and coach at Pai Gow poker say, in Arabic. */
export const otherWords: Foreign = { advice };
