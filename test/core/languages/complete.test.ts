import { describe, it } from '#bdd';
import { expect } from 'chai';
import { join } from 'node:path';
import { ROOT, languageUnits } from '../../../scripts/entries.mjs';
import { seven27AdviceEn } from '../../../src/games/seven-twenty-seven/locales/en-advice.js';
import { adviceEn } from '../../../src/games/pai-gow/locales/en-advice.js';
import { paigowHelpEn } from '../../../src/games/pai-gow/locales/en-help.js';
import { paigowWords } from '../../../src/games/pai-gow/locales/en.js';
import { freecellHelp } from '../../../src/games/freecell/help/en.js';
import { freecellWords } from '../../../src/games/freecell/locales/en.js';
import { golfHelp } from '../../../src/games/golf/help/en.js';
import { golfWords } from '../../../src/games/golf/locales/en.js';
import { klondikeHelp } from '../../../src/games/klondike/help/en.js';
import { klondikeWords } from '../../../src/games/klondike/locales/en.js';
import { pyramidHelp } from '../../../src/games/pyramid/help/en.js';
import { pyramidWords } from '../../../src/games/pyramid/locales/en.js';
import { seven27Words } from '../../../src/games/seven-twenty-seven/locales/en.js';
import { calendarEn } from '../../../src/locales/calendar-en.js';
import { statsEn } from '../../../src/locales/stats-en.js';
import { LANGUAGES } from '../../../src/locales/languages.js';
import type { Translations } from '../../../src/locales/translations.js';
import type { LanguageFile } from '../../../src/locales/language-file.js';
import { en } from '../../../src/locales/en.js';
import { extrasEn } from '../../../src/locales/extras/en.js';
import { seven27HelpEn } from '../../../src/locales/extras/seven27-help-en.js';
import { noticeEn } from '../../../src/locales/extras/notice-en.js';
import { recordsEn } from '../../../src/locales/extras/records-en.js';
import { puzzleEn } from '../../../src/locales/extras/puzzle-en.js';
import { solverEn } from '../../../src/locales/extras/solver-en.js';
import { tableExtrasEn } from '../../../src/locales/extras/table-en.js';
import { togetherEn } from '../../../src/locales/extras/together-en.js';
import { leaderboardEn } from '../../../src/locales/leaderboard-en.js';
import { lobbyEn } from '../../../src/locales/lobby-en.js';
import { dayEn } from '../../../src/locales/day-en.js';
import { linkWords, linksEn } from '../../../src/locales/links-en.js';
import { replayEn } from '../../../src/locales/replay-en.js';
import { castEn, seatNames } from '../../../src/locales/table-en.js';

const TABLE = { kinds: ['human', 'steady'], dealer: 1, house: false } as const;

/** The English texts that other languages translate. */
const ENGLISH: Required<Translations> = {
  freecell: freecellWords,
  freecellHelp: () => Promise.resolve(freecellHelp),
  golf: golfWords,
  golfHelp: () => Promise.resolve(golfHelp),
  klondike: klondikeWords,
  klondikeHelp: () => Promise.resolve(klondikeHelp),
  pyramid: pyramidWords,
  pyramidHelp: () => Promise.resolve(pyramidHelp),
  extras: extrasEn,
  solver: solverEn,
  notice: noticeEn,
  records: recordsEn,
  puzzle: puzzleEn,
  links: linksEn,
  linkWords,
  day: () => Promise.resolve(dayEn),
  cast: castEn,
  seatNames,
  tables: tableExtrasEn,
  together: () => Promise.resolve(togetherEn),
  paigow: paigowWords,
  advice: adviceEn,
  paigowHelp: paigowHelpEn,
  seven27: seven27Words,
  seven27Advice: seven27AdviceEn,
  help: seven27HelpEn,
  stats: statsEn,
  calendar: calendarEn,
  replay: replayEn,
  lobby: lobbyEn,
  leaderboard: leaderboardEn,
};

/** The names of all messages of a table, and of what a function gives that makes one. */
function names(given: unknown, path = ''): readonly string[] {
  if (typeof given !== 'object' || given === null) return [`${path} ${typeof given}`];
  return Object.entries(given).flatMap(([key, value]) => names(value, `${path}.${key}`));
}

const made: Partial<Record<keyof Translations, (words: never) => unknown>> = {
  pyramid: (words: Required<Translations>['pyramid']) => [words(false), words(true)],
  paigow: (words: Required<Translations>['paigow']) => words(TABLE as never),
  seven27: (words: Required<Translations>['seven27']) => words(TABLE as never),
  seatNames: (words: Required<Translations>['seatNames']) => words(TABLE as never),
  linkWords: (words: Required<Translations>['linkWords']) => words(en),
};

const namesOf = (key: keyof Translations, words: unknown): readonly string[] =>
  names(made[key] ? made[key](words as never) : words);

const languages = Object.keys(LANGUAGES).filter((name) => name !== 'en');

/** The files of a language that something fetches; a part such as `de-hands.ts` has no words of its own. */
async function unitsOf(language: string): Promise<readonly LanguageFile[]> {
  const sources = languageUnits().filter(({ name }) => name.startsWith(`${language}-`));
  const own = sources.filter(({ source }) => !source.includes('/ten-dice/'));
  return Promise.all(own.map(({ source }) => import(join(ROOT, source)) as Promise<LanguageFile>));
}

for (const language of languages) {
  describe(`the words of ${language}`, () => {
    it('are all that English has, and no other', async () => {
      const units = await unitsOf(language);
      // Where names are written as in English, bots have those.
      const own = units.map((unit) => unit.otherWords);
      const others = Object.assign({ cast: castEn }, ...own) as Translations;
      expect(Object.keys(others).sort()).to.deep.equal(Object.keys(ENGLISH).sort());
      for (const key of Object.keys(ENGLISH) as (keyof Translations)[]) {
        const [said, wanted] = [namesOf(key, others[key]), namesOf(key, ENGLISH[key])];
        // What sentences are made of may be more where grammar asks for more.
        if (key === 'seatNames') expect(said, key).to.include.members(wanted);
        else expect(said, key).to.have.members(wanted);
      }
      const kit = Object.assign({}, ...units.map((unit) => unit.elementWords)) as object;
      expect(names(kit)).to.have.members(names(en));
    });
  });
}
