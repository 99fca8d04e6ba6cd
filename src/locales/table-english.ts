import { kit } from './compiled/en/kit.js';
import { table } from './compiled/en/table.js';
import type { TableWords } from './table-words.js';

/** The English messages of every table. Apart from `table-words.ts`, so that a race loads no messages of tables. */
export const tableWords: TableWords = { kit, table };
