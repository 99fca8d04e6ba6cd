import { wordsFrom } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/language-controller.js';
import {
  tableFiles,
  tableMessages,
} from '../../../elements/controllers/language/table-languages.js';
import { paiGow } from '../../../locales/compiled/load/pai-gow.js';
import { paiGowAdvice } from '../../../locales/compiled/load/pai-gow-advice.js';
import { paiGowHelp } from '../../../locales/compiled/load/pai-gow-help.js';
import type { TranslatedTableWords } from '../../../locales/translations.js';

/** The words of a Pai Gow table in each language. */
export const languages: WordsFiles<TranslatedTableWords> = wordsFrom<'kit' | 'table'>(
  { ...tableMessages, paiGow, paiGowAdvice, paiGowHelp },
  (language) => tableFiles[language](),
);
