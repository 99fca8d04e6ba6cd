import { gather } from '../../elements/language/gather.js';
import type { WordsFiles } from '../../elements/language/speak.js';
import type { KitWords } from '../../locales/kit-en.js';

/** The files of each language that Pai Gow needs: of all tables, of panels, and its own. */
export const paigowLanguages: WordsFiles<KitWords> = {
  de: () =>
    gather(
      import('../../languages/de/tables.js'),
      import('../../languages/de/extras.js'),
      import('../../languages/de/paigow.js'),
      import('../../languages/de/advice.js'),
    ),
  es: () =>
    gather(
      import('../../languages/es/tables.js'),
      import('../../languages/es/extras.js'),
      import('../../languages/es/paigow.js'),
      import('../../languages/es/advice.js'),
    ),
  fr: () =>
    gather(
      import('../../languages/fr/tables.js'),
      import('../../languages/fr/extras.js'),
      import('../../languages/fr/paigow.js'),
      import('../../languages/fr/advice.js'),
    ),
  ja: () =>
    gather(
      import('../../languages/ja/tables.js'),
      import('../../languages/ja/extras.js'),
      import('../../languages/ja/paigow.js'),
      import('../../languages/ja/advice.js'),
    ),
  ar: () =>
    gather(
      import('../../languages/ar/tables.js'),
      import('../../languages/ar/extras.js'),
      import('../../languages/ar/paigow.js'),
      import('../../languages/ar/advice.js'),
    ),
};
