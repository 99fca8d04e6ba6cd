import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  ALL_CHOICES,
  BACKS,
  checkPreferences,
} from '../../../src/elements/controllers/preferences.js';
import { countOf } from '../../support/counts.js';
import { SEED } from '../support/walks.js';

describe('a player’s settings that were kept', () => {
  it('are taken where a list has them, and one by one left out where not', () => {
    const kept = { theme: { toString: 1 }, cardBack: 7, motion: 'off', calm: 'yes', sound: 'on' };
    const { preferences, problems } = checkPreferences(kept);
    expect(preferences).to.deep.equal({ motion: 'off', sound: 'on' });
    expect(problems).to.deep.equal([
      { code: 'option', option: 'theme', got: '{"toString":1}', accepted: 'light, dark' },
      { code: 'option', option: 'cardBack', got: '7', accepted: BACKS.join(', ') },
      { code: 'option', option: 'calm', got: 'yes', accepted: 'on, off' },
    ]);
  });

  it('keep a text of a later version under a name that is not known, and nothing else there', () => {
    const kept: unknown = JSON.parse(
      '{"speed":"slow","toString":"x","__proto__":{"theme":"dark"}}',
    );
    const { preferences, problems } = checkPreferences(kept);
    expect(Object.entries(preferences)).to.deep.equal([
      ['speed', 'slow'],
      ['toString', 'x'],
    ]);
    expect([problems.length, preferences['theme']]).to.deep.equal([1, undefined]);
  });

  it('are texts of their lists, whatever was kept', () => {
    const value = fc.oneof(fc.constantFrom('on', 'off', 'light', 'all', 'de'), fc.jsonValue());
    const kept = fc.oneof(
      fc.dictionary(fc.constantFrom(...Object.keys(ALL_CHOICES), 'other'), value),
      fc.jsonValue(),
    );
    const property = fc.property(kept, (given) => {
      const { preferences, problems } = checkPreferences(given);
      for (const [name, one] of Object.entries(preferences)) {
        expect(one, name).to.be.a('string');
        // A page may add languages.
        if (name in ALL_CHOICES && name !== 'language')
          expect(ALL_CHOICES[name], name).to.include(one);
      }
      const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
      const total = Object.keys(preferences).length + problems.length;
      expect(total).to.equal(isRecord ? Object.keys(given).length : 0);
    });
    fc.assert(property, { seed: SEED, numRuns: countOf({ normal: 300, full: 5000 }) });
  });
});
