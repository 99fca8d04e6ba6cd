import { tableLanguages } from '../../../elements/controllers/language/table-languages.js';
import { tricks } from '../../../locales/compiled/load/tricks.js';

export const languages = tableLanguages({ tricks });
