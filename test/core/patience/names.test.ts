import { expect } from 'chai';
import { describe, it } from '#bdd';
import { PATIENCES } from '../../../src/games/patience/registry.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { OTHER_GAMES } from '../../../src/games/patience/every-game.js';
import { extras } from '../../../src/locales/compiled/en/extras.js';
import { kit } from '../../../src/locales/compiled/en/kit.js';
import { patienceNames } from '../../../src/locales/compiled/en/patience-names.js';
import { patienceNames as german } from '../../../src/locales/compiled/de/patience-names.js';
import { stats } from '../../../src/locales/compiled/en/stats.js';
import { gameText, variantText } from '../../../src/locales/variant-text.js';

const GAMES: readonly PatienceData[] = await Promise.all(
  Object.values(PATIENCES).map(async (load) => (await load()).game),
);

/** Each option that a patience has, with one of the values that the settings panel offers. */
const OFFERS = [
  ...new Set(
    GAMES.flatMap(({ options }) =>
      Object.entries(options.rules).flatMap(([name, { choices = [], isSwitch = false }]) =>
        choices.map((choice) => `${name}~${isSwitch ? String(choice === 'on') : choice}`),
      ),
    ),
  ),
].map((text) => text.split('~') as [name: string, value: string]);

/** `forty-thieves`: `fortyThieves`. */
const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the names of patiences', () => {
  it('are the titles of the games, with typographic apostrophes', () => {
    const titles = [...GAMES, ...OTHER_GAMES].map(({ name, title }) => [
      camel(name),
      title.replaceAll("'", '’'),
    ]);
    expect(patienceNames.titles).to.deep.equal(Object.fromEntries(titles));
  });

  it('are the names of their records in statistics, calendar and season', () => {
    for (const { name, title } of GAMES)
      expect(gameText({ kit, stats }, name)).to.equal(title.replaceAll("'", '’'));
    expect(gameText({ kit, stats, patienceNames: german }, 'forty-thieves')).to.equal(
      german.titles.fortyThieves,
    );
    expect(gameText({ kit, stats }, 'no-such-game')).to.equal('No such game');
  });
});

describe('the options of patiences', () => {
  for (const [name, value] of OFFERS) {
    it(`have words in the settings and in the statistics: ${name} ${value}`, () => {
      expect(extras.settings).to.have.property(name);
      const isPlain = /^(\d+|true|false)$/.test(value);
      if (!isPlain) expect(extras.values).to.include.any.keys(value, `${name}-${value}`);
      expect(stats.options).to.have.property(name);
      const text = variantText({ kit, stats }, `${name}~${value}`);
      const others = OFFERS.filter(([other, one]) => other === name && one !== value);
      for (const [, other] of others) {
        expect(variantText({ kit, stats }, `${name}~${other}`)).not.to.equal(text);
      }
    });
  }
});
