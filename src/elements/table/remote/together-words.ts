import type { TogetherMessages } from '../../../locales/compiled/types.js';
import { together } from '../../../locales/compiled/load/together.js';
import type { Words } from '../../../locales/words.js';
import { lazy } from '../../base/lazy.js';
import { lazyMessages } from '../../controllers/language/gather.js';

/** Loads the messages of a shared table in English. */
export const loadEnglish = lazy('together-words', () =>
  import('../../../locales/compiled/en/together.js').then((m) => m.together),
);

/** Loads the messages of a shared table in the language of its element. */
export const loadTogether = (words: Words): Promise<TogetherMessages> =>
  lazyMessages('together-words', words, together, loadEnglish)();
