import { extras } from '../../../locales/compiled/load/extras.js';
import { kit } from '../../../locales/compiled/load/kit.js';
import { table } from '../../../locales/compiled/load/table.js';
import { tableCheck } from '../../../locales/compiled/load/table-check.js';
import { tablePanels } from '../../../locales/compiled/load/table-panels.js';
import type { LanguageFile } from '../../../locales/language-file.js';
import type { Language } from '../../../locales/languages.js';

type Files = readonly Promise<LanguageFile>[];

/** The files that every table needs of each language except English. */
export const tableFiles: Readonly<Record<Exclude<Language, 'en'>, () => Files>> = {
  de: () => [import('../../../locales/de/tables.js')],
  es: () => [import('../../../locales/es/tables.js')],
  fr: () => [import('../../../locales/fr/tables.js')],
  ja: () => [import('../../../locales/ja/tables.js')],
  ar: () => [import('../../../locales/ar/tables.js')],
};

/** The messages that every table has. */
export const tableMessages = { extras, kit, table, tableCheck, tablePanels };
