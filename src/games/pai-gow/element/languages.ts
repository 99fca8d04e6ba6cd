import { tableLanguages } from '../../../elements/controllers/language/table-languages.js';
import { paiGow } from '../../../locales/compiled/load/pai-gow.js';
import { paiGowAdvice } from '../../../locales/compiled/load/pai-gow-advice.js';
import { paiGowHelp } from '../../../locales/compiled/load/pai-gow-help.js';

/** The words of a Pai Gow table in each language. */
export const languages = tableLanguages({ paiGow, paiGowAdvice, paiGowHelp });
