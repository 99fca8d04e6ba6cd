import type { Foreign } from '../foreign.js';
import { freecell } from './words/freecell.js';
import { klondike } from './words/klondike.js';
import { pyramid } from './words/pyramid.js';

export { common as elementWords } from './words/common.js';

/** What the games of patience say, in Japanese. */
export const otherWords: Foreign = { freecell, klondike, pyramid };
