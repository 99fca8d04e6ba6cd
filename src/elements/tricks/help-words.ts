import { tricksHelp } from '../../locales/compiled/en/tricks-help.js';
import type { TricksHelpMessages } from '../../locales/compiled/types.js';
import type { Words } from '../../locales/words.js';

/** The messages of help and guide in the language of a table. */
export const helpWords = (words: Words): TricksHelpMessages => words.tricksHelp ?? tricksHelp;
