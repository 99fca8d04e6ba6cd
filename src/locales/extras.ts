import { extras } from './compiled/en/extras.js';
import type { ExtrasMessages, Messages } from './compiled/types.js';

/** The messages of panels, the solver, puzzles and links. Only for code that is loaded later than its element. */
export const extrasOf = (words: Partial<Messages>): ExtrasMessages => words.extras ?? extras;
