import type { Foreign } from '../foreign.js';
import { seven27 } from './words/seven27.js';

/** What Seven Twenty-Seven says, in Spanish; what is told of a hand stands in a file beside. */
export const otherWords: Foreign = { seven27 };
