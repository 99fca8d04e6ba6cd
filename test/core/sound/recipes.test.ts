import { describe, it } from '#bdd';
import { expect } from 'chai';
import { RECIPES, type Recipe, type Sound, lengthOf } from '../../../src/elements/sound/recipes.js';

/** Milliseconds that each sound lasts. */
const LENGTHS: Readonly<Record<Sound, number>> = {
  lift: 50,
  place: 75,
  turn: 145,
  shuffle: 635,
  refuse: 230,
  home: 275,
  undo: 150,
  chip: 135,
  chips: 230,
  slide: 505,
  gain: 1060,
  dice: 400,
  win: 1450,
  lose: 850,
};

const SOUNDS = Object.keys(LENGTHS) as readonly Sound[];

/** The highest sum of a recipe's voices, if all have their greatest gain at the same time. */
function most(recipe: Recipe): number {
  const sums = recipe.map(({ at }) =>
    recipe
      .filter((other) => other.at <= at && at < other.at + other.length)
      .reduce((sum, { gain }) => sum + gain, 0),
  );
  return Math.max(...sums);
}

describe('the sounds as data', () => {
  it('are these, and last so long', () => {
    expect(Object.keys(RECIPES)).to.deep.equal(SOUNDS);
    const lengths = SOUNDS.map((sound) => [sound, Math.round(lengthOf(sound) * 1000)]);
    expect(Object.fromEntries(lengths)).to.deep.equal(LENGTHS);
  });

  for (const sound of SOUNDS) {
    it(`can’t be too loud, and begin and end as they must: ${sound}`, () => {
      const recipe: Recipe = RECIPES[sound];
      expect(Math.min(...recipe.map(({ at }) => at))).to.be.lessThan(0.03);
      expect(most(recipe)).to.be.within(0.1, 0.9);
      for (const { at, length, rise, gain, wave, from, to, filter } of recipe) {
        expect(at).to.be.at.least(0);
        expect(rise).to.be.within(0.001, length * 0.7);
        expect(gain).to.be.within(0.004, 0.5);
        expect(Math.min(from, to)).to.be.at.least(90);
        expect(Math.max(from, to)).to.be.at.most(8000);
        expect(filter !== undefined).to.equal(wave === 'noise');
      }
    });
  }

  it('are noise where cards are, tones where notes are', () => {
    const waves = (sound: Sound): string =>
      [...new Set(RECIPES[sound].map(({ wave }) => wave))].sort().join(' ');
    expect(waves('lift')).to.equal('noise');
    expect(waves('undo')).to.equal('noise');
    expect(waves('win')).to.equal('sine');
    expect(waves('refuse')).to.equal('triangle');
  });
});
