import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import type { KeyRows } from '../../locales/key-rows.js';

/** What the keys of a table do, for `keySheet` of extras.ts; by the name of its game. */
export const tableKeys = (words: TableExtrasWords, game: string): KeyRows => words.keys[game] ?? [];
