import { tricks } from '../../locales/compiled/load/tricks.js';
import { tricksAdvice } from '../../locales/compiled/load/tricks-advice.js';
import { tricksHelp } from '../../locales/compiled/load/tricks-help.js';
import { tableLanguages } from '../controllers/language/table-languages.js';

/** The translations of the tables of trick-taking games. */
export const languages = tableLanguages({ tricks, tricksAdvice, tricksHelp });
