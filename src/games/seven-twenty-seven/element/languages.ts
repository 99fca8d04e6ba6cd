import type { TranslatedKitWords } from '../../../locales/translations.js';
import { gather } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';

/** The files of each language that Seven Twenty-Seven needs: of all tables, of panels, and its own. */
export const seven27Languages: WordsFiles<TranslatedKitWords> = {
  de: () =>
    gather(
      import('../../../locales/de/tables.js'),
      import('../../../locales/de/extras.js'),
      import('../locales/de.js'),
      import('../locales/de-help.js'),
    ),
  es: () =>
    gather(
      import('../../../locales/es/tables.js'),
      import('../../../locales/es/extras.js'),
      import('../locales/es.js'),
      import('../locales/es-help.js'),
    ),
  fr: () =>
    gather(
      import('../../../locales/fr/tables.js'),
      import('../../../locales/fr/extras.js'),
      import('../locales/fr.js'),
      import('../locales/fr-help.js'),
    ),
  ja: () =>
    gather(
      import('../../../locales/ja/tables.js'),
      import('../../../locales/ja/extras.js'),
      import('../locales/ja.js'),
      import('../locales/ja-help.js'),
    ),
  ar: () =>
    gather(
      import('../../../locales/ar/tables.js'),
      import('../../../locales/ar/extras.js'),
      import('../locales/ar.js'),
      import('../locales/ar-help.js'),
    ),
};
