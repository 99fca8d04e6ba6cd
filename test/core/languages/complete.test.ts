import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { adviceEn } from '../../../src/games/pai-gow/words-adviser.js';
import { paigowWords } from '../../../src/games/pai-gow/words.js';
import { freecellWords } from '../../../src/games/freecell/words.js';
import { klondikeWords } from '../../../src/games/klondike/words.js';
import { pyramidWords } from '../../../src/games/pyramid/words.js';
import { seven27Words } from '../../../src/games/seven-twenty-seven/words.js';
import { statsEn } from '../../../src/elements/game-stats/words.js';
import { LANGUAGES } from '../../../src/languages/languages.js';
import type { Foreign } from '../../../src/languages/foreign.js';
import type { Unit } from '../../../src/languages/unit.js';
import { en } from '../../../src/locales/en.js';
import { extrasEn } from '../../../src/locales/extras/en.js';
import { seven27HelpEn } from '../../../src/locales/extras/seven27-help-en.js';
import { solverEn } from '../../../src/locales/extras/solver-en.js';
import { tableExtrasEn } from '../../../src/locales/extras/table-en.js';
import { linkWords, linksEn } from '../../../src/locales/links-en.js';
import { replayEn } from '../../../src/locales/replay-en.js';
import { seatNames } from '../../../src/locales/table-en.js';

const FOLDER = new URL('../../../src/languages/', import.meta.url);
const TABLE = { kinds: ['human', 'steady'], dealer: 1, house: false } as const;

/** What English says where another language has words of its own. */
const ENGLISH: Required<Foreign> = {
  freecell: freecellWords,
  klondike: klondikeWords,
  pyramid: pyramidWords,
  extras: extrasEn,
  solver: solverEn,
  links: linksEn,
  linkWords,
  seatNames,
  tables: tableExtrasEn,
  paigow: paigowWords,
  advice: adviceEn,
  seven27: seven27Words,
  help: seven27HelpEn,
  stats: statsEn,
  replay: replayEn,
};

/** The names of all messages of a table, and of what a function gives that makes one. */
function names(given: unknown, path = ''): readonly string[] {
  if (typeof given !== 'object' || given === null) return [`${path} ${typeof given}`];
  return Object.entries(given).flatMap(([key, value]) => names(value, `${path}.${key}`));
}

const made: Partial<Record<keyof Foreign, (words: never) => unknown>> = {
  pyramid: (words: Required<Foreign>['pyramid']) => [words(false), words(true)],
  paigow: (words: Required<Foreign>['paigow']) => words(TABLE as never),
  seven27: (words: Required<Foreign>['seven27']) => words(TABLE as never),
  seatNames: (words: Required<Foreign>['seatNames']) => words(TABLE as never),
  linkWords: (words: Required<Foreign>['linkWords']) => words(en),
};

const namesOf = (key: keyof Foreign, words: unknown): readonly string[] =>
  names(made[key] ? made[key](words as never) : words);

const languages = Object.keys(LANGUAGES).filter((name) => name !== 'en');

async function unitsOf(language: string): Promise<readonly Unit[]> {
  const files = readdirSync(new URL(`${language}/`, FOLDER)).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map((file) => import(new URL(`${language}/${file}`, FOLDER).href) as Promise<Unit>),
  );
}

for (const language of languages) {
  describe(`the words of ${language}`, () => {
    it('are all that English has, and no other', async () => {
      const units = await unitsOf(language);
      const others = Object.assign({}, ...units.map((unit) => unit.otherWords)) as Foreign;
      expect(Object.keys(others).sort()).to.deep.equal(Object.keys(ENGLISH).sort());
      for (const key of Object.keys(ENGLISH) as (keyof Foreign)[]) {
        const [said, wanted] = [namesOf(key, others[key]), namesOf(key, ENGLISH[key])];
        // What sentences are made of may be more where grammar asks for more.
        if (key === 'seatNames') expect(said, key).to.include.members(wanted);
        else expect(said, key).to.have.members(wanted);
      }
      const own = Object.assign({}, ...units.map((unit) => unit.elementWords)) as object;
      expect(names(own)).to.have.members(names(en));
    });
  });
}
