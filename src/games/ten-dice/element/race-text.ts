import { lazy } from '../../../elements/base/lazy.js';
import { lazyMessages } from '../../../elements/controllers/language/gather.js';
import { tenDiceHelp } from '../../../locales/compiled/load/ten-dice-help.js';
import type { TenDiceHelpMessages } from '../../../locales/compiled/types.js';
import type { Words } from '../../../locales/words.js';

const loadEnglish = lazy('race-help-words', () =>
  import('../../../locales/compiled/en/ten-dice-help.js').then((m) => m.tenDiceHelp),
);

/** Loads the messages of “How to play” and of the end of a race, in the language of an element. */
export const loadRaceText = (words: Words): Promise<TenDiceHelpMessages> =>
  lazyMessages('race-help-words', words, tenDiceHelp, loadEnglish)();
