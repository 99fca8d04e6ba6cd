import type { Foreign } from '../foreign.js';
import { seven27 } from './words/seven27.js';

/** What a table of Seven Twenty-Seven says, in French. */
export const otherWords: Foreign = { seven27 };
