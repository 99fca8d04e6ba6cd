import { sevenTwentySeven } from '../../../src/locales/compiled/en/seven-twenty-seven.js';
import type { SeatedTable } from '../../../src/locales/seat-person.js';
import { tableWords } from '../../../src/locales/table-english.js';
import { type Seven27Words, seven27Words } from '../../../src/games/seven-twenty-seven/words.js';

/** The English words of Seven Twenty-Seven for the people at a table. */
export const wordsAt = (seated: SeatedTable): Seven27Words =>
  seven27Words({ ...tableWords, sevenTwentySeven }, seated);
