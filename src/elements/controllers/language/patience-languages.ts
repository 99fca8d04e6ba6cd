import { extras } from '../../../locales/compiled/load/extras.js';
import { kit } from '../../../locales/compiled/load/kit.js';
import { patience } from '../../../locales/compiled/load/patience.js';
import type { CommonWords } from '../../../locales/words.js';
import { type MessageFiles, wordsFrom } from './gather.js';
import type { WordsFiles } from './language-controller.js';

/** The words of a patience game in each language, with the files of its own. */
export const patienceLanguages = (own: Partial<MessageFiles>): WordsFiles<CommonWords> =>
  wordsFrom<'kit' | 'patience'>({ ...own, kit, patience, extras });
