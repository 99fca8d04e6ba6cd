import { tableExtrasEn as words } from '../../locales/extras/table-en.js';
import type { KeyRows } from '../key-sheet.js';

/** What the keys of a table do, for `keySheet` of extras.ts; by the name of its game. */
export const tableKeys = (game: string): KeyRows => words.keys[game] ?? [];
