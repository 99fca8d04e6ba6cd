import type { Foreign } from '../foreign.js';
import { advice } from './words/advice.js';

/** What advice and coach say, in French. */
export const otherWords: Foreign = { advice };
