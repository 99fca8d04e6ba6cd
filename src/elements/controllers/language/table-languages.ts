import { extras } from '../../../locales/compiled/load/extras.js';
import { kit } from '../../../locales/compiled/load/kit.js';
import { table } from '../../../locales/compiled/load/table.js';
import { tableCheck } from '../../../locales/compiled/load/table-check.js';
import { tablePanels } from '../../../locales/compiled/load/table-panels.js';
import type { TableWords } from '../../../locales/table-words.js';
import { type MessageFiles, wordsFrom } from './gather.js';
import type { WordsFiles } from './language-controller.js';

/** The words of a table in each language, with the files of its game. */
export const tableLanguages = (own: Partial<MessageFiles>): WordsFiles<TableWords> =>
  wordsFrom<'kit' | 'table'>({ ...own, extras, kit, table, tableCheck, tablePanels });
