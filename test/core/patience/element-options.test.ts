import { expect } from 'chai';
import { describe, it } from '#bdd';
import manifest from '../../../custom-elements.json' with { type: 'json' };
import { attributeOf } from '../../../src/core/engine/option.js';
import { EVERY_GAME } from '../../../src/games/patience/every-game.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';

/** The attributes of `<patience-game>` for the options of all games, and their properties. */
const OPTIONS = {
  cells: 'cells',
  draw: 'draw',
  'empty-columns': 'emptyColumns',
  'no-corner': 'noCorner',
  'no-foundation-return': 'noFoundationReturn',
  redeals: 'redeals',
  suits: 'suits',
};

const attributes = manifest.modules
  .flatMap(
    ({ declarations }) =>
      declarations as readonly {
        tagName?: string;
        attributes?: readonly { name: string; fieldName: string }[];
      }[],
  )
  .filter(({ tagName }) => tagName === 'patience-game')
  .flatMap(({ attributes = [] }) => attributes.map(({ name, fieldName }) => [name, fieldName]));

describe('the options of patiences', () => {
  it('are attributes of <patience-game>', async () => {
    const names = new Set<string>();
    for (const { name } of EVERY_GAME) {
      const { game } = await PATIENCES[name as PatienceName]();
      for (const [option, rule] of Object.entries(game.options.rules)) {
        names.add(attributeOf(option, rule));
      }
    }
    expect([...names].sort()).to.deep.equal(Object.keys(OPTIONS));
    expect(Object.fromEntries(attributes)).to.include(OPTIONS);
  });
});
