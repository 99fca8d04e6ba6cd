import { gather } from '../../elements/language/gather.js';
import type { WordsFiles } from '../../elements/language/speak.js';
import type { KitWords } from '../../locales/kit-en.js';

/** The files of each language that Seven Twenty-Seven needs: of all tables, of panels, and its own. */
export const seven27Languages: WordsFiles<KitWords> = {
  de: () =>
    gather(
      import('../../languages/de/tables.js'),
      import('../../languages/de/extras.js'),
      import('../../languages/de/seven27.js'),
      import('../../languages/de/help.js'),
    ),
  es: () =>
    gather(
      import('../../languages/es/tables.js'),
      import('../../languages/es/extras.js'),
      import('../../languages/es/seven27.js'),
      import('../../languages/es/help.js'),
    ),
  fr: () =>
    gather(
      import('../../languages/fr/tables.js'),
      import('../../languages/fr/extras.js'),
      import('../../languages/fr/seven27.js'),
      import('../../languages/fr/help.js'),
    ),
  ja: () =>
    gather(
      import('../../languages/ja/tables.js'),
      import('../../languages/ja/extras.js'),
      import('../../languages/ja/seven27.js'),
      import('../../languages/ja/help.js'),
    ),
  ar: () =>
    gather(
      import('../../languages/ar/tables.js'),
      import('../../languages/ar/extras.js'),
      import('../../languages/ar/seven27.js'),
      import('../../languages/ar/help.js'),
    ),
};
