import type { Foreign } from '../foreign.js';
import { help } from './words/help.js';

/** What the help of Seven Twenty-Seven says, in Japanese. */
export const otherWords: Foreign = { help };
