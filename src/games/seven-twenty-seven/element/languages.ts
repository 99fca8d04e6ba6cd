import { wordsFrom } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/language-controller.js';
import {
  tableFiles,
  tableMessages,
} from '../../../elements/controllers/language/table-languages.js';
import type { TranslatedTableWords } from '../../../locales/translations.js';

const FILES = {
  de: () => [
    ...tableFiles.de(),
    import('../locales/de.js'),
    import('../locales/de-help.js'),
    import('../locales/de-advice.js'),
  ],
  es: () => [
    ...tableFiles.es(),
    import('../locales/es.js'),
    import('../locales/es-help.js'),
    import('../locales/es-advice.js'),
  ],
  fr: () => [
    ...tableFiles.fr(),
    import('../locales/fr.js'),
    import('../locales/fr-help.js'),
    import('../locales/fr-advice.js'),
  ],
  ja: () => [
    ...tableFiles.ja(),
    import('../locales/ja.js'),
    import('../locales/ja-help.js'),
    import('../locales/ja-advice.js'),
  ],
  ar: () => [
    ...tableFiles.ar(),
    import('../locales/ar.js'),
    import('../locales/ar-help.js'),
    import('../locales/ar-advice.js'),
  ],
};

export const languages: WordsFiles<TranslatedTableWords> = wordsFrom<'kit' | 'table'>(
  tableMessages,
  (language) => FILES[language](),
);
