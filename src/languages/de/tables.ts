import type { Foreign } from '../foreign.js';
import { seatNames } from './kit.js';
import { tables } from './words/tables.js';

export { kit as elementWords } from './kit.js';

/** What every table says, in German. */
export const otherWords: Foreign = { seatNames, tables };
