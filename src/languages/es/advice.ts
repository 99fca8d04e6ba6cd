import type { Foreign } from '../foreign.js';
import { advice } from './words/advice.js';

/** What the adviser and the coach of Pai Gow say, in Spanish. */
export const otherWords: Foreign = { advice };
