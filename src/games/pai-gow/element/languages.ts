import type { TranslatedKitWords } from '../../../locales/translations.js';
import { gather } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';

/** The files of each language that Pai Gow needs: of all tables, of panels, and its own. */
export const paigowLanguages: WordsFiles<TranslatedKitWords> = {
  de: () =>
    gather(
      import('../../../locales/de/tables.js'),
      import('../../../locales/de/extras.js'),
      import('../../../games/pai-gow/locales/de.js'),
      import('../../../games/pai-gow/locales/de-advice.js'),
    ),
  es: () =>
    gather(
      import('../../../locales/es/tables.js'),
      import('../../../locales/es/extras.js'),
      import('../../../games/pai-gow/locales/es.js'),
      import('../../../games/pai-gow/locales/es-advice.js'),
    ),
  fr: () =>
    gather(
      import('../../../locales/fr/tables.js'),
      import('../../../locales/fr/extras.js'),
      import('../../../games/pai-gow/locales/fr.js'),
      import('../../../games/pai-gow/locales/fr-advice.js'),
    ),
  ja: () =>
    gather(
      import('../../../locales/ja/tables.js'),
      import('../../../locales/ja/extras.js'),
      import('../../../games/pai-gow/locales/ja.js'),
      import('../../../games/pai-gow/locales/ja-advice.js'),
    ),
  ar: () =>
    gather(
      import('../../../locales/ar/tables.js'),
      import('../../../locales/ar/extras.js'),
      import('../../../games/pai-gow/locales/ar.js'),
      import('../../../games/pai-gow/locales/ar-advice.js'),
    ),
};
