import type { TranslatedKitWords } from '../../../locales/translations.js';
import { gather } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';

/** The files of each language that Seven Twenty-Seven needs: of all tables, of panels, and its own. */
export const seven27Languages: WordsFiles<TranslatedKitWords> = {
  de: () =>
    gather(
      import('../../../locales/de/tables.js'),
      import('../../../locales/de/extras.js'),
      import('../../../games/seven-twenty-seven/locales/de.js'),
      import('../../../games/seven-twenty-seven/locales/de-help.js'),
    ),
  es: () =>
    gather(
      import('../../../locales/es/tables.js'),
      import('../../../locales/es/extras.js'),
      import('../../../games/seven-twenty-seven/locales/es.js'),
      import('../../../games/seven-twenty-seven/locales/es-help.js'),
    ),
  fr: () =>
    gather(
      import('../../../locales/fr/tables.js'),
      import('../../../locales/fr/extras.js'),
      import('../../../games/seven-twenty-seven/locales/fr.js'),
      import('../../../games/seven-twenty-seven/locales/fr-help.js'),
    ),
  ja: () =>
    gather(
      import('../../../locales/ja/tables.js'),
      import('../../../locales/ja/extras.js'),
      import('../../../games/seven-twenty-seven/locales/ja.js'),
      import('../../../games/seven-twenty-seven/locales/ja-help.js'),
    ),
  ar: () =>
    gather(
      import('../../../locales/ar/tables.js'),
      import('../../../locales/ar/extras.js'),
      import('../../../games/seven-twenty-seven/locales/ar.js'),
      import('../../../games/seven-twenty-seven/locales/ar-help.js'),
    ),
};
