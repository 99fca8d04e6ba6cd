import type { TranslatedKitWords } from '../../../locales/translations.js';
import { gather } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';

/** The files of each language that Pai Gow needs: of all tables, of panels, and its own. */
export const paigowLanguages: WordsFiles<TranslatedKitWords> = {
  de: () =>
    gather(
      import('../../../locales/de/tables.js'),
      import('../../../locales/de/extras.js'),
      import('../locales/de.js'),
      import('../locales/de-advice.js'),
    ),
  es: () =>
    gather(
      import('../../../locales/es/tables.js'),
      import('../../../locales/es/extras.js'),
      import('../locales/es.js'),
      import('../locales/es-advice.js'),
    ),
  fr: () =>
    gather(
      import('../../../locales/fr/tables.js'),
      import('../../../locales/fr/extras.js'),
      import('../locales/fr.js'),
      import('../locales/fr-advice.js'),
    ),
  ja: () =>
    gather(
      import('../../../locales/ja/tables.js'),
      import('../../../locales/ja/extras.js'),
      import('../locales/ja.js'),
      import('../locales/ja-advice.js'),
    ),
  ar: () =>
    gather(
      import('../../../locales/ar/tables.js'),
      import('../../../locales/ar/extras.js'),
      import('../locales/ar.js'),
      import('../locales/ar-advice.js'),
    ),
};
