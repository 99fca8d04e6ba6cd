import { tableLanguages } from '../../../elements/controllers/language/table-languages.js';
import { sevenTwentySeven } from '../../../locales/compiled/load/seven-twenty-seven.js';
import { sevenTwentySevenAdvice } from '../../../locales/compiled/load/seven-twenty-seven-advice.js';
import { sevenTwentySevenHelp } from '../../../locales/compiled/load/seven-twenty-seven-help.js';

export const languages = tableLanguages({
  sevenTwentySeven,
  sevenTwentySevenAdvice,
  sevenTwentySevenHelp,
});
