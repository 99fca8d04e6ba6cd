import { describe, it } from '#bdd';
import { expect } from 'chai';
import { pyramid } from '../../../src/core.js';
import { problemOf, valueOf } from '../support/result.js';

const DEFAULTS = { redeals: 'unlimited', coverPairs: true, openStock: false, wastes: 1 };
const REDEALS = 'unlimited, 0, 1, 2 …';

/** Options as given, and how they differ from the default. */
const GOOD: readonly (readonly [object, object])[] = [
  [{}, {}],
  [{ redeals: undefined, wastes: undefined }, {}],
  [{ redeals: 'unlimited' }, {}],
  [{ redeals: 0 }, { redeals: 0 }],
  [{ redeals: 1000 }, { redeals: 1000 }],
  [{ coverPairs: false }, { coverPairs: false }],
  [{ openStock: true }, { openStock: true }],
  [{ wastes: 3 }, { wastes: 3 }],
  [{ color: 'red' }, {}],
];

/** Invalid options: as given, then the option, its value and the accepted values. */
const BAD: readonly (readonly [unknown, string, string, string])[] = [
  [null, 'options', 'null', '{}'],
  ['pyramid', 'options', 'pyramid', '{}'],
  [[], 'options', '[]', '{}'],
  [{ redeals: -1 }, 'redeals', '-1', REDEALS],
  [{ redeals: '-1' }, 'redeals', '-1', REDEALS],
  [{ redeals: 'many' }, 'redeals', 'many', REDEALS],
  [{ redeals: '3' }, 'redeals', '3', REDEALS],
  [{ redeals: 1.5 }, 'redeals', '1.5', REDEALS],
  [{ redeals: Infinity }, 'redeals', 'Infinity', REDEALS],
  [{ redeals: NaN }, 'redeals', 'NaN', REDEALS],
  [{ redeals: null }, 'redeals', 'null', REDEALS],
  [{ redeals: true }, 'redeals', 'true', REDEALS],
  [{ coverPairs: 'no' }, 'coverPairs', 'no', 'true, false'],
  [{ openStock: 1 }, 'openStock', '1', 'true, false'],
  [{ wastes: 0 }, 'wastes', '0', '1, 2, 3'],
  [{ wastes: 4 }, 'wastes', '4', '1, 2, 3'],
  [{ wastes: '2' }, 'wastes', '2', '1, 2, 3'],
  [{ wastes: [2] }, 'wastes', '[2]', '1, 2, 3'],
];

describe('the options of Pyramid', () => {
  it('are filled in', () => {
    for (const [given, options] of GOOD) {
      const value = valueOf(pyramid.options.check(given));
      expect(value, JSON.stringify(given)).to.deep.equal({ ...DEFAULTS, ...options });
      expect(valueOf(pyramid.options.check(value))).to.deep.equal(value);
    }
  });

  for (const [given, option, got, accepted] of BAD) {
    it(`refuse ${option} ${got} of ${JSON.stringify(given)}`, () => {
      const problem = { code: 'option', option, got, accepted };
      expect(problemOf(pyramid.options.check(given))).to.deep.equal(problem);
    });
  }
});
