import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Account, type ChipTransfer, netOf, seatAccount } from '../../../src/core.js';
import { refuseAmount, stakeLimits } from '../../../src/core/table/chips.js';
import { chipsFor, pileOf } from '../../../src/core/table/denominations.js';
import { pay, stacksAfter } from '../../../src/core/table/ledger.js';
import { SEED } from '../support/walks.js';

describe('an amount of chips', () => {
  const range = { min: 5, max: 100, stack: 60, allIn: true };

  it('is accepted exactly within its limits', () => {
    const ranges = fc.record({
      min: fc.integer({ min: 1, max: 20 }),
      max: fc.integer({ min: 20, max: 40 }),
      stack: fc.integer({ min: 0, max: 60 }),
      allIn: fc.boolean(),
    });
    const all = fc.property(ranges, fc.integer({ min: -5, max: 70 }), (some, amount) => {
      const { min, max } = stakeLimits(some);
      const fits = amount >= min && amount <= max;
      expect(refuseAmount('stake', amount, some) === undefined).to.equal(fits);
    });
    fc.assert(all, { seed: SEED });
  });

  it('is rejected with the limit that it exceeds', () => {
    expect(refuseAmount('stake', 4, range)).to.deep.include({ code: 'below-min', min: 5 });
    expect(refuseAmount('stake', 101, range)).to.deep.include({ code: 'above-max', max: 100 });
    expect(refuseAmount('stake', 61, range)).to.deep.include({ code: 'above-stack', stack: 60 });
    expect(refuseAmount('stake', 5.5, range)).to.deep.include({ code: 'not-whole', amount: 5.5 });
    expect(refuseAmount('ante', 2 ** 53, range)).to.deep.include({
      code: 'not-whole',
      what: 'ante',
    });
  });

  it('below the minimum is all of a small stack, if the table allows it', () => {
    expect(stakeLimits({ ...range, stack: 3 })).to.deep.equal({ min: 3, max: 3 });
    expect(stakeLimits({ ...range, stack: 3, allIn: false })).to.deep.equal({ min: 5, max: 3 });
    expect(stakeLimits({ ...range, stack: 0 })).to.deep.equal({ min: 1, max: 0 });
  });
});

describe('the ledger', () => {
  const accounts: readonly Account[] = ['house', 'pot', 'seat-0', 'seat-1', 'seat-2'];

  it('keeps the sum of all chips constant', () => {
    const transfer: fc.Arbitrary<ChipTransfer> = fc.record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.integer({ min: 1, max: 1000 }),
      for: fc.constant('stake'),
    });
    const all = fc.property(fc.array(transfer), (transfers) => {
      const nets = accounts.map((account) => netOf(transfers, account));
      expect(nets.reduce((sum, net) => sum + net, 0)).to.equal(0);
      const stacks = stacksAfter([10, null, 20], transfers);
      expect(stacks[0]).to.equal(10 + netOf(transfers, seatAccount(0)));
      expect(stacks[1]).to.equal(null);
    });
    fc.assert(all, { seed: SEED });
  });

  it('has no transfer of zero chips', () => {
    expect(pay('house', 'seat-1', 0, 'stake')).to.deep.equal([]);
    expect(pay('house', 'seat-1', -5, 'stake')).to.deep.equal([]);
    expect(pay('house', 'seat-1', 5, 'stake')).to.deep.equal([
      { from: 'house', to: 'seat-1', amount: 5, for: 'stake' },
    ]);
  });
});

describe('chip denominations', () => {
  it('are four from the highest that the minimum stake has, up to the maximum', () => {
    expect(chipsFor(5, 1000)).to.deep.equal([5, 25, 100, 500]);
    expect(chipsFor(5, 100)).to.deep.equal([5, 25, 100]);
    expect(chipsFor(10, 100)).to.deep.equal([5, 25, 100]);
    expect(chipsFor(1, 4)).to.deep.equal([1]);
    expect(chipsFor(500, 1e9)).to.deep.equal([500, 1000, 5000, 25_000]);
    expect(chipsFor(1e6, 1e9)).to.deep.equal([25_000]);
  });

  it('make up an amount from the highest down', () => {
    expect(pileOf(130)).to.deep.equal([100, 25, 5]);
    expect(pileOf(5)).to.deep.equal([5]);
    expect(pileOf(0)).to.deep.equal([]);
  });

  it('make piles of at most five chips', () => {
    expect(pileOf(9)).to.deep.equal([5, 1, 1, 1, 1]);
    expect(pileOf(1e9)).to.deep.equal([25_000, 25_000, 25_000, 25_000, 25_000]);
  });

  it('make no pile of an invalid amount', () => {
    for (const amount of [-5, NaN, 0.5]) expect(pileOf(amount)).to.deep.equal([]);
  });
});
