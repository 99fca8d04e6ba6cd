import type { Foreign } from '../foreign.js';
import { seven27 } from './words/seven27.js';

/** What Seven Twenty-Seven says, in Arabic. */
export const otherWords: Foreign = { seven27 };
