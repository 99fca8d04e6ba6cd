import type { LanguageFile } from '../../../locales/language-file.js';
import type { Language } from '../../../locales/languages.js';

type Files = readonly Promise<LanguageFile>[];

/** The files that every table needs of each language except English. */
export const tableFiles: Readonly<Record<Exclude<Language, 'en'>, () => Files>> = {
  de: () => [import('../../../locales/de/tables.js'), import('../../../locales/de/extras.js')],
  es: () => [import('../../../locales/es/tables.js'), import('../../../locales/es/extras.js')],
  fr: () => [import('../../../locales/fr/tables.js'), import('../../../locales/fr/extras.js')],
  ja: () => [import('../../../locales/ja/tables.js'), import('../../../locales/ja/extras.js')],
  ar: () => [import('../../../locales/ar/tables.js'), import('../../../locales/ar/extras.js')],
};
