import { describe, it } from '#bdd';
import { expect } from 'chai';
import { VARIANTS, type Variant, finish } from '../../../src/core.js';
import { search } from '../../../src/games/freecell/solver/solve.js';
import { dealt } from '../support/deals.js';
import { IMPOSSIBLE, verdictsOf } from '../support/freecell-verdicts.js';

/** How many deals of each variant are judged here; `npm run bench:solver -- oracles` judges all. */
const DEALS: Readonly<Record<Variant, number>> = {
  freecell: 60,
  kingcell: 60,
  forecell: 11,
  'bakers-game': 60,
  'eight-off': 40,
  seahaven: 9,
};

describe('the verdict on deals of FreeCell’s family', () => {
  for (const variant of VARIANTS) {
    it(`is another program’s: ${variant} 1 to ${DEALS[variant]}`, () => {
      const theirs = verdictsOf(variant).slice(0, DEALS[variant]);
      const ours = theirs.map((_, index) => finish(search(dealt(index + 1, { variant }))));
      expect(ours).to.deep.equal(theirs);
    });
  }

  it('is `unwinnable` for the deals that can’t be won', () => {
    for (const deal of IMPOSSIBLE) {
      expect(finish(search(dealt(deal))), `deal ${deal}`).to.equal('unwinnable');
    }
  });

  it('is `unknown` where the budget runs out, in either phase, and stays so', () => {
    for (const budget of [1, 200, 3000]) {
      const found = search(dealt(11982), budget);
      expect([found.step(Infinity), found.step(1)], `${budget}`).to.deep.equal([
        'unknown',
        'unknown',
      ]);
      expect(found.proof()).to.equal(undefined);
      expect(found.searched).to.be.at.most(budget);
    }
  });

  it('is the same in slices of any size', () => {
    for (const nodes of [1, 7, 1000]) {
      for (const deal of [1, 10, 5]) {
        const whole = search(dealt(deal));
        whole.step(Infinity);
        const sliced = search(dealt(deal));
        for (let steps = 1; sliced.step(nodes) === undefined; steps++) {
          expect(sliced.searched).to.equal(steps * nodes);
        }
        expect([sliced.searched, sliced.proof()]).to.deep.equal([whole.searched, whole.proof()]);
      }
    }
  });

  it('is the same beside another search, and after one of another variant', () => {
    const alone = [10, 178].map((deal) => search(dealt(deal)));
    for (const one of alone) one.step(Infinity);
    finish(search(dealt(1, { variant: 'seahaven' })));
    const beside = [10, 178].map((deal) => search(dealt(deal)));
    while (beside.filter((one) => one.step(5) === undefined).length > 0);
    const found = (one: ReturnType<typeof search>) => [one.searched, one.proof()];
    expect(beside.map(found)).to.deep.equal(alone.map(found));
  });
});
