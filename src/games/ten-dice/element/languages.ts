import { patienceLanguages } from '../../../elements/controllers/language/patience-languages.js';
import { tableCheck } from '../../../locales/compiled/load/table-check.js';
import { tenDice } from '../../../locales/compiled/load/ten-dice.js';

/** The words of the race in each language. */
export const languages = patienceLanguages({ tenDice, tableCheck });
