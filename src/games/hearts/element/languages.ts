import { tableLanguages } from '../../../elements/controllers/language/table-languages.js';
import { tricks } from '../../../locales/compiled/load/tricks.js';
import { tricksHelp } from '../../../locales/compiled/load/tricks-help.js';

export const languages = tableLanguages({ tricks, tricksHelp });
