import type { Foreign } from '../foreign.js';
import { help } from './words/help.js';

/** The help of Seven Twenty-Seven, in Spanish. */
export const otherWords: Foreign = { help };
