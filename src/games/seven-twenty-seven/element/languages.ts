import { wordsFrom } from '../../../elements/controllers/language/gather.js';
import type { WordsFiles } from '../../../elements/controllers/language/language-controller.js';
import {
  tableFiles,
  tableMessages,
} from '../../../elements/controllers/language/table-languages.js';
import { sevenTwentySeven } from '../../../locales/compiled/load/seven-twenty-seven.js';
import { sevenTwentySevenAdvice } from '../../../locales/compiled/load/seven-twenty-seven-advice.js';
import { sevenTwentySevenHelp } from '../../../locales/compiled/load/seven-twenty-seven-help.js';
import type { TranslatedTableWords } from '../../../locales/translations.js';

export const languages: WordsFiles<TranslatedTableWords> = wordsFrom<'kit' | 'table'>(
  { ...tableMessages, sevenTwentySeven, sevenTwentySevenAdvice, sevenTwentySevenHelp },
  (language) => tableFiles[language](),
);
