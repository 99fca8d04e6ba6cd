import { lazy } from '../../../../elements/base/lazy.js';
import { lazyMessages } from '../../../../elements/controllers/language/gather.js';
import {
  loadEnglish as loadEnglishTable,
  loadTogether,
} from '../../../../elements/table/remote/together-words.js';
import { tenDiceTogether } from '../../../../locales/compiled/load/ten-dice-together.js';
import type {
  TenDiceCheckMessages,
  TenDiceTogetherMessages,
  TogetherMessages,
} from '../../../../locales/compiled/types.js';
import type { Words } from '../../../../locales/words.js';
import { tenDiceCheck } from '../../../../locales/compiled/en/ten-dice-check.js';
import { loadCheckWords } from '../check-words.js';

const loadEnglishRace = lazy('shared-race-words', () =>
  import('../../../../locales/compiled/en/ten-dice-together.js').then((m) => m.tenDiceTogether),
);

/** The messages of a shared table, with those of a race in the place of those about cards. */
const merged = (table: TogetherMessages, race: TenDiceTogetherMessages): TogetherMessages => ({
  ...table,
  ...race,
  sit: { ...table.sit, ...race.sit },
  leave: { ...table.leave, ...race.leave },
  remove: { ...table.remove, ...race.remove },
  people: { ...table.people, ...race.people },
  fair: { ...table.fair, ...race.fair },
  refusals: { ...table.refusals, ...race.refusals },
  problems: { ...table.problems, ...race.problems },
});

/** The words of a shared race that are loaded with it. */
export class RaceWords {
  /** The messages of the check, in the last language that was loaded. */
  check: TenDiceCheckMessages = tenDiceCheck;

  /** Loads the messages of a shared race in the language of these words. */
  readonly load = async (words: Words): Promise<TogetherMessages> => {
    const loadRace = lazyMessages('shared-race-words', words, tenDiceTogether, loadEnglishRace);
    const loading = [loadTogether(words), loadRace(), loadCheckWords(words)] as const;
    const [table, race, check] = await Promise.all(loading);
    this.check = check;
    return merged(table, race);
  };

  /** Loads them in that language, or in English if that fails. */
  loadFirst(words: Words): Promise<TogetherMessages> {
    return this.load(words).catch(async () =>
      merged(await loadEnglishTable(), await loadEnglishRace()),
    );
  }
}
