import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type HelpRules, helpParts } from '../../../src/games/seven-twenty-seven/help-parts.js';
import { sevenTwentySevenHelp } from '../../../src/locales/compiled/en/seven-twenty-seven-help.js';
import { sevenTwentySevenHelp as loaders } from '../../../src/locales/compiled/load/seven-twenty-seven-help.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

const RULES: HelpRules = {
  ...{ ante: 5, minBet: 5, maxBet: 50, maxRaises: null, dealing: 'up-down', draw: 'down' },
  ...{ freeze: 0, lastBet: false, declare: 'simultaneous', tens: 'face', scoring: 'over-is-bust' },
  ...NO_HOUSE_RULES,
};

/** Each rule of the house, and how many lines it changes or brings. */
const CHANGES = [
  [{ dealing: 'down-up' }, 1],
  [{ limit: 'pot' }, 1],
  [{ limit: 'half-pot' }, 1],
  [{ opens: 'best-up-card' }, 1],
  [{ fiveAceAce: 'beats-all' }, 1],
  [{ winAndTie: 'three-quarters' }, 2],
  [{ carry: 'pot' }, 1],
  // The line about a half that nobody can win replaces a usual line.
  [{ carry: 'half' }, 1],
] as const;

const { file: _, ...others } = loaders;
const LANGUAGES = { en: () => Promise.resolve(sevenTwentySevenHelp), ...others };

describe('the rules of the house in “How to play”', () => {
  for (const [language, load] of Object.entries(LANGUAGES)) {
    it(`are told where they are in force, and only there: ${language}`, async () => {
      const messages = await load();
      const told = (rules: HelpRules): readonly string[] =>
        helpParts(messages, [], rules).flatMap(({ lines }) => lines);
      const usual = told(RULES);
      const seen = new Set<string>();
      for (const [change, count] of CHANGES) {
        const lines = told({ ...RULES, ...change });
        const own = lines.filter((line) => !usual.includes(line));
        expect(own.length, JSON.stringify(change)).to.equal(count);
        for (const line of own) seen.add(line);
      }
      expect(seen.size).to.equal(9);
      const kept = told({ ...RULES, carry: 'half' } as unknown as typeof RULES);
      expect(kept.length).to.equal(usual.length);
    });
  }
});
