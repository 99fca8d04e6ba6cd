import type { Foreign } from '../foreign.js';
import { seatNames } from './kit.js';
import { tables } from './words/tables.js';

export { kit as elementWords } from './kit.js';

/** What all tables say, in Spanish; the seats' names as others use them. */
export const otherWords: Foreign = {
  seatNames: (table) => {
    const { name, label, whose, does } = seatNames(table);
    return { name, label, whose, does };
  },
  tables,
};
