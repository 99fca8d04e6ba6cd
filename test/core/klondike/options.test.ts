import { describe, it } from '#bdd';
import { expect } from 'chai';
import { DRAWS, SCORINGS, klondike } from '../../../src/core.js';
import { problemOf, valueOf } from '../support/result.js';

const DEFAULT = { draw: 1, scoring: 'none', redeals: 'unlimited', foundationReturn: false };

/** Options as given, and how they differ from the default. */
const GOOD: readonly (readonly [unknown, object])[] = [
  [{}, {}],
  [{ draw: undefined, redeals: undefined, scoring: undefined }, {}],
  [{ draw: 3 }, { draw: 3 }],
  [{ redeals: 'unlimited' }, {}],
  [{ redeals: 0 }, { redeals: 0 }],
  [
    { redeals: 7, draw: 3 },
    { redeals: 7, draw: 3 },
  ],
  [{ foundationReturn: true }, { foundationReturn: true }],
  [{ scoring: 'standard' }, { scoring: 'standard' }],
  [
    { scoring: 'standard', draw: 3 },
    { scoring: 'standard', draw: 3 },
  ],
  // Without `redeals`, Vegas allows one pass, or three if three cards are drawn at a time.
  [{ scoring: 'vegas' }, { scoring: 'vegas', redeals: 0 }],
  [
    { scoring: 'vegas', draw: 3 },
    { scoring: 'vegas', draw: 3, redeals: 2 },
  ],
  [
    { scoring: 'vegas', redeals: 1 },
    { scoring: 'vegas', redeals: 1 },
  ],
  [{ scoring: 'vegas', redeals: 'unlimited' }, { scoring: 'vegas' }],
  [{ color: 'red' }, {}],
];

const REDEALS = 'unlimited, 0, 1, 2 …';

/** Invalid options: as given, then the option, its value and the accepted values. */
const BAD: readonly (readonly [unknown, string, string, string])[] = [
  [null, 'options', 'null', '{}'],
  ['klondike', 'options', 'klondike', '{}'],
  [[], 'options', '[]', '{}'],
  [{ draw: 2 }, 'draw', '2', '1, 3'],
  [{ draw: '1' }, 'draw', '1', '1, 3'],
  [{ draw: 0 }, 'draw', '0', '1, 3'],
  [{ draw: null }, 'draw', 'null', '1, 3'],
  [{ draw: [1] }, 'draw', '[1]', '1, 3'],
  [{ redeals: -1 }, 'redeals', '-1', REDEALS],
  [{ redeals: 1.5 }, 'redeals', '1.5', REDEALS],
  [{ redeals: '2' }, 'redeals', '2', REDEALS],
  [{ redeals: 'none' }, 'redeals', 'none', REDEALS],
  [{ redeals: Infinity }, 'redeals', 'Infinity', REDEALS],
  [{ redeals: null }, 'redeals', 'null', REDEALS],
  [{ foundationReturn: 'yes' }, 'foundationReturn', 'yes', 'true, false'],
  [{ foundationReturn: 1 }, 'foundationReturn', '1', 'true, false'],
  [{ scoring: 'Vegas' }, 'scoring', 'Vegas', 'none, standard, vegas'],
  [{ scoring: 'toString' }, 'scoring', 'toString', 'none, standard, vegas'],
  [{ scoring: true }, 'scoring', 'true', 'none, standard, vegas'],
];

describe('the options of Klondike', () => {
  it('are filled in', () => {
    for (const [given, different] of GOOD) {
      const value = valueOf(klondike.options.check(given));
      expect(value, JSON.stringify(given)).to.deep.equal({ ...DEFAULT, ...different });
      expect(Object.keys(value)).to.deep.equal(Object.keys(DEFAULT));
    }
  });

  it('stay as they are when they are checked again', () => {
    for (const draw of DRAWS) {
      for (const scoring of SCORINGS) {
        for (const redeals of [undefined, 'unlimited', 0, 5]) {
          const options = valueOf(klondike.options.check({ draw, scoring, redeals }));
          expect(valueOf(klondike.options.check(options))).to.deep.equal(options);
        }
      }
    }
  });

  for (const [given, option, got, accepted] of BAD) {
    it(`refuse ${option} ${got} of ${JSON.stringify(given)}`, () => {
      const problem = { code: 'option', option, got, accepted };
      expect(problemOf(klondike.options.check(given))).to.deep.equal(problem);
    });
  }

  it('do not come from a prototype that came with the JSON', () => {
    const value = valueOf(klondike.options.check(JSON.parse('{"__proto__": {"draw": 3}}')));
    expect(value).to.deep.equal(DEFAULT);
  });
});
