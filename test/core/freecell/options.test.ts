import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SUPERMOVES, VARIANTS, freecell } from '../../../src/core.js';
import { problemOf, valueOf } from '../support/result.js';

const NAMES = 'freecell, kingcell, forecell, bakers-game, eight-off, seahaven';

/** Options as given, and as completed. */
const GOOD: readonly (readonly [unknown, object])[] = [
  [{}, { variant: 'freecell', cells: 4, supermove: 'linear' }],
  [{ variant: undefined }, { variant: 'freecell', cells: 4, supermove: 'linear' }],
  [{ variant: 'kingcell' }, { variant: 'kingcell', cells: 4, supermove: 'linear' }],
  [{ variant: 'eight-off' }, { variant: 'eight-off', cells: 8, supermove: 'linear' }],
  [
    { variant: 'seahaven', cells: 2 },
    { variant: 'seahaven', cells: 2, supermove: 'linear' },
  ],
  [
    { variant: 'forecell', cells: 4 },
    { variant: 'forecell', cells: 4, supermove: 'linear' },
  ],
  [{ cells: 0 }, { variant: 'freecell', cells: 0, supermove: 'linear' }],
  [
    { cells: 8, supermove: 'full' },
    { variant: 'freecell', cells: 8, supermove: 'full' },
  ],
  [{ supermove: 'off' }, { variant: 'freecell', cells: 4, supermove: 'off' }],
  [{ color: 'red' }, { variant: 'freecell', cells: 4, supermove: 'linear' }],
];

/** Invalid options: as given, then the option, its value and the accepted values. */
const BAD: readonly (readonly [unknown, string, string, string])[] = [
  [null, 'options', 'null', '{}'],
  [undefined, 'options', 'undefined', '{}'],
  ['freecell', 'options', 'freecell', '{}'],
  [[], 'options', '[]', '{}'],
  [7, 'options', '7', '{}'],
  [{ variant: 'spider' }, 'variant', 'spider', NAMES],
  [{ variant: 'FreeCell' }, 'variant', 'FreeCell', NAMES],
  [{ variant: 'toString' }, 'variant', 'toString', NAMES],
  [{ variant: '__proto__' }, 'variant', '__proto__', NAMES],
  [{ variant: '' }, 'variant', '', NAMES],
  [{ variant: null }, 'variant', 'null', NAMES],
  [{ variant: ['freecell'] }, 'variant', '["freecell"]', NAMES],
  [{ supermove: 'all' }, 'supermove', 'all', 'linear, full, off'],
  [{ supermove: true }, 'supermove', 'true', 'linear, full, off'],
  [{ cells: 9 }, 'cells', '9', '0–8'],
  [{ cells: -1 }, 'cells', '-1', '0–8'],
  [{ cells: 1.5 }, 'cells', '1.5', '0–8'],
  [{ cells: '4' }, 'cells', '4', '0–8'],
  [{ cells: NaN }, 'cells', 'NaN', '0–8'],
  [{ cells: Infinity }, 'cells', 'Infinity', '0–8'],
  [{ cells: [4] }, 'cells', '[4]', '0–8'],
  [{ cells: true }, 'cells', 'true', '0–8'],
  [{ variant: 'forecell', cells: 3 }, 'cells', '3', '4–8'],
  [{ variant: 'eight-off', cells: 0 }, 'cells', '0', '4–8'],
  [{ variant: 'seahaven', cells: 1 }, 'cells', '1', '2–8'],
];

describe('the options of the FreeCell family', () => {
  it('are filled in', () => {
    for (const [given, options] of GOOD) {
      const value = valueOf(freecell.options.check(given));
      expect(value, JSON.stringify(given)).to.deep.equal(options);
      expect(Object.keys(value)).to.deep.equal(['variant', 'cells', 'supermove']);
    }
  });

  it('stay as they are when they are checked again', () => {
    for (const variant of VARIANTS) {
      for (const supermove of SUPERMOVES) {
        const options = { variant, cells: 5, supermove };
        expect(valueOf(freecell.options.check(options))).to.deep.equal(options);
      }
    }
  });

  for (const [given, option, got, accepted] of BAD) {
    it(`refuse ${option} ${got} of ${given === undefined ? 'nothing' : JSON.stringify(given)}`, () => {
      const problem = { code: 'option', option, got, accepted };
      expect(problemOf(freecell.options.check(given))).to.deep.equal(problem);
    });
  }

  it('quote a value that has no JSON by its type, and a long one in short', () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const hostile = {
      toJSON: () => {
        throw new Error('no');
      },
    };
    const got = (cells: unknown): unknown => problemOf(freecell.options.check({ cells }))['got'];
    expect(got(circular)).to.equal('object');
    expect(got(hostile)).to.equal('{}');
    expect(got(() => 4)).to.equal('function');
    expect(got(4n)).to.equal('bigint');
    expect(got('x'.repeat(60))).to.equal('x'.repeat(60));
    expect(got('x'.repeat(61))).to.equal(`${'x'.repeat(57)}…`);
  });

  it('do not come from a prototype that came with the JSON', () => {
    const value = valueOf(freecell.options.check(JSON.parse('{"__proto__": {"cells": 0}}')));
    expect(value.cells).to.equal(4);
  });
});
