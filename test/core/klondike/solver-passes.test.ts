import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Hopeless } from '../../../src/games/klondike/solver/hopeless.js';
import { Packed } from '../../../src/games/klondike/solver/packed.js';
import { type Access, PackedSupply } from '../../../src/games/klondike/solver/packed-supply.js';
import { search } from '../../../src/games/klondike/solver/solve.js';
import { type KlondikeSketch, klondikeAt, klondikeDealt } from '../support/klondike.js';
import { plainVerdict } from '../support/klondike-plain.js';

/** No search of a day's deal may have more. */
const DAILY = 100_000;

const isHopeless = (sketch: KlondikeSketch, access: Access): boolean =>
  new Hopeless(new Packed(klondikeAt(sketch), access)).test();

/** Whether each card of the row, from the bottom of the waste to the last of the stock, can be had for nothing. */
function free(sketch: KlondikeSketch, access: Access = 'by rules'): readonly boolean[] {
  const supply = new PackedSupply(
    klondikeAt({ waste: 'KC QC', stock: 'KD QD', home: 'JC JD KH KS', ...sketch }),
    access,
  );
  return supply.cards.map((_, place) => supply.isFree(place));
}

describe('the last pass through Klondike’s stock, for the solver', () => {
  const stuck = { columns: ['KC'], waste: 'JC QC', home: 'TC KD KH KS' };

  it('is lost where a card of the waste can neither be laid nor go up', () => {
    expect(isHopeless({ ...stuck, redeals: 0 }, 'by rules')).to.equal(true);
    expect(search(klondikeAt({ ...stuck, redeals: 0 })).step(Infinity)).to.equal('unwinnable');
  });

  it('is not, where the waste can be turned over, or the card finds a place', () => {
    expect(isHopeless({ ...stuck, redeals: 1 }, 'by rules')).to.equal(false);
    expect(search(klondikeAt({ ...stuck, redeals: 1 })).step(Infinity)).to.equal('winnable');
    const laid = {
      columns: ['KC', 'KD'],
      waste: 'JC QC',
      home: 'TC QD KH KS',
      redeals: 0,
    } as const;
    expect(isHopeless(laid, 'by rules')).to.equal(false);
    expect(search(klondikeAt(laid)).step(Infinity)).to.equal('winnable');
  });

  it('is won where a king that goes up leaves its column to a card of the waste', () => {
    const home = 'QS QC QD AH';
    const inWaste: KlondikeSketch = {
      columns: ['KS', 'KC', 'KD', '3H', '4H', '5H', '6H'],
      ...{ home, waste: '2H KH', stock: '7H 8H 9H TH JH QH', redeals: 0 },
    };
    const faceDown: KlondikeSketch = {
      columns: ['KS', '2H | KH', 'KC', 'KD', '3H', '4H', '5H'],
      ...{ home, stock: '6H 7H 8H 9H TH JH QH' },
    };
    for (const sketch of [inWaste, faceDown]) {
      expect(plainVerdict(klondikeAt(sketch), 10_000)).to.equal(true);
      for (const budget of [DAILY, undefined]) {
        expect(search(klondikeAt(sketch), budget).step(Infinity)).to.equal('winnable');
      }
    }
  });

  it('counts the cards of the waste only where none comes back', () => {
    const supply = ({ redeals }: KlondikeSketch, access: Access): number =>
      new PackedSupply(klondikeAt({ ...stuck, redeals }), access).stacked;
    expect([
      supply({ redeals: 0 }, 'by rules'),
      supply({ redeals: 1 }, 'by rules'),
      supply({ redeals: 'unlimited' }, 'by rules'),
      supply({ redeals: 0 }, 'at will'),
      supply({ redeals: 0 }, 'daily'),
    ]).to.deep.equal([2, 0, 0, 0, 0]);
  });
});

describe('a card that leaves all others as they can be had', () => {
  it('is the top card of the waste and the next one of the stock, at draw one', () => {
    expect(free({ draw: 1, redeals: 0 })).to.deep.equal([false, true, true, false]);
    expect(free({ draw: 1, redeals: 2 })).to.deep.equal([false, true, true, false]);
  });

  it('is the top card of the waste at draw three, if it is not turned over any more', () => {
    expect(free({ draw: 3, redeals: 0 })).to.deep.equal([false, true, false, false]);
    expect(free({ draw: 3, redeals: 1 })).to.deep.equal([false, false, false, false]);
  });

  it('is any card where all can be had at any time, and else none without a limit', () => {
    expect(free({ draw: 1, redeals: 'unlimited' })).to.deep.equal([true, true, true, true]);
    expect(free({ draw: 3, redeals: 'unlimited' })).to.deep.equal([false, false, false, false]);
    expect(free({ draw: 3, redeals: 1 }, 'at will')).to.deep.equal([true, true, true, true]);
  });
});

describe('a search within the budget of days’ deals', () => {
  it('goes as it always went', () => {
    // What the solver came to before it knew the last pass; deals chosen by it must not change.
    const before = [
      [2, 1, 'unknown', 9000],
      [3, 1, 'winnable', 2867],
      [8, 1, 'unwinnable', 15_428],
      [10, 1, 'winnable', 5358],
      [14, 1, 'unwinnable', 1158],
      [13, 2, 'winnable', 6282],
    ] as const;
    const now = before.map(([deal, redeals]) => {
      const found = search(klondikeDealt(deal, { redeals }), 3000);
      return [deal, redeals, found.step(Infinity), found.searched];
    });
    expect(now).to.deep.equal(before);
    expect(free({ draw: 1, redeals: 0 }, 'daily')).to.deep.equal([false, false, false, false]);
    const found = search(klondikeDealt(5, { redeals: 1 }), DAILY);
    expect([found.step(Infinity), found.searched]).to.deep.equal(['winnable', 178_908]);
  });
});
