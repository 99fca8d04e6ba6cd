import { describe, it } from '#bdd';
import { expect } from 'chai';
import { VARIANTS, type Variant, cardCode, finish, freecell } from '../../../src/core.js';
import { freecellPuzzles } from '../../../src/games/freecell/rules/puzzles.js';
import { search } from '../../../src/games/freecell/solver/solve.js';
import { dealt } from '../support/deals.js';
import { countOf, firstOf } from '../../support/counts.js';
import { IMPOSSIBLE, verdictsOf } from '../support/freecell-verdicts.js';
import { valueOf } from '../support/result.js';

/** How many deals of each variant are judged here; `npm run bench:solver -- oracles` judges all. */
const DEALS: Readonly<Record<Variant, number>> = {
  freecell: countOf({ normal: 30, full: 60 }),
  kingcell: countOf({ normal: 30, full: 60 }),
  forecell: 11,
  'bakers-game': countOf({ normal: 30, full: 60 }),
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
    for (const deal of firstOf([...IMPOSSIBLE].reverse(), 4)) {
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

  it('is `winnable` where a column holds more cards than any deal comes to', () => {
    const cards = (...row: readonly number[]): string =>
      row.map((card) => cardCode(card)).join(' ');
    const tall = cards(...Array.from({ length: 43 }, (_, n) => 51 - n));
    const columns = [tall, cards(8, 3, 6, 5, 4, 1, 2), cards(7, 0), '-', '-', '-', '-', '-'];
    const text = ['Foundations: C-0 D-0 H-0 S-0', ...columns].join('\n');
    const options = valueOf(freecell.options.check({ variant: 'kingcell' }));
    const found = search(valueOf(freecellPuzzles.positions!.read(text, options)));
    expect(finish(found)).to.equal('winnable');
  });

  it('is the same after a search with a budget of no whole number', () => {
    const options = { variant: 'bakers-game' } as const;
    // It takes the arrays that the last search has left: the next one makes its own.
    search(dealt(1));
    expect(finish(search(dealt(10, options), 5000.5))).to.equal('unknown');
    expect([5, 10].map((deal) => finish(search(dealt(deal, options))))).to.deep.equal([
      'winnable',
      'unwinnable',
    ]);
  });
});
