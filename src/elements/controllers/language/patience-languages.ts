import { extras } from '../../../locales/compiled/load/extras.js';
import { kit } from '../../../locales/compiled/load/kit.js';
import { patience } from '../../../locales/compiled/load/patience.js';
import type { TranslatedWords } from '../../../locales/translations.js';
import { type MessageFiles, wordsFrom } from './gather.js';
import type { WordsFiles } from './language-controller.js';

/** The words of a patience game in each language, with the files of its own. */
export const patienceLanguages = (own: Partial<MessageFiles>): WordsFiles<TranslatedWords> =>
  wordsFrom<'kit' | 'patience'>({ ...own, kit, patience, extras });
