import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Account, type ChipTransfer, netOf, seatAccount } from '../../../src/core.js';
import { refuseAmount, stakeLimits } from '../../../src/core/table/chips.js';
import {
  CHIPS,
  chipsFor,
  colourOf,
  parseChips,
  rackOf,
  stacksOf,
} from '../../../src/core/table/denominations.js';
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

  it('are those of the table', () => {
    expect(chipsFor(5, 1000, [10, 50])).to.deep.equal([10, 50]);
    expect(chipsFor(20, 40, [10, 50])).to.deep.equal([10]);
  });

  const stacks = (amount: number, chips?: readonly number[]): string =>
    stacksOf(amount, chips)
      .map(({ chip, count }) => `${count}×${chip}`)
      .join(' ');

  it('make up an amount exactly, from the highest down', () => {
    expect(stacks(30)).to.equal('1×25 1×5');
    expect(stacks(130)).to.equal('1×100 1×25 1×5');
    expect(stacks(9)).to.equal('1×5 4×1');
    expect(stacks(1e9)).to.equal('40000×25000');
  });

  it('make up what the denominations of a table can’t by small chips', () => {
    expect(stacks(230, [5, 25, 100])).to.equal('2×100 1×25 1×5');
    expect(stacks(32, [10])).to.equal('3×10 2×1');
    expect(stacks(5, [])).to.equal('1×5');
  });

  it('are named by a page in any order, as a text or a list', () => {
    expect(parseChips(null)).to.deep.equal({ value: CHIPS });
    expect(parseChips('100 5, 25')).to.deep.equal({ value: [5, 25, 100] });
    expect(parseChips([20, 10])).to.deep.equal({ value: [10, 20] });
    for (const wrong of ['', '5 5', '0 5', '2.5', '-5', 'red', 5, [5, '1e3'], '1 2 3 4 5 6 7 8 9'])
      expect(parseChips(wrong), String(wrong)).to.have.nested.property('problem.code', 'option');
  });

  it('have a colour each: usual ones their own, others one that is free', () => {
    const colours = (chips: readonly number[]): readonly number[] =>
      chips.map((chip) => colourOf(chip, chips));
    expect(colours(CHIPS)).to.deep.equal(CHIPS);
    expect(colours([10, 20, 100])).to.deep.equal([25, 500, 100]);
  });

  it('make no stack of an invalid amount', () => {
    for (const amount of [-5, 0, NaN, 0.5]) expect(stacksOf(amount)).to.deep.equal([]);
  });

  it('fill a rack with some of each, which can be paid in full', () => {
    const rack = (amount: number, chips: readonly number[]): readonly number[] =>
      rackOf(amount, chips).map(({ count }) => count);
    expect(rack(1000, [5, 25, 100])).to.deep.equal([10, 10, 7]);
    expect(rack(995, [5, 25, 100])).to.deep.equal([9, 10, 7]);
    expect(rack(12, [5, 25])).to.deep.equal([2, 0]);
    expect(rack(3, [5, 25])).to.deep.equal([0, 0]);
    expect(rack(-10, [5])).to.deep.equal([0]);
    fc.assert(
      fc.property(fc.nat(5000), (amount) => {
        const held = rackOf(amount, [5, 25, 100]);
        const sum = held.reduce((all, { chip, count }) => all + chip * count, 0);
        expect(sum).to.equal(amount - (amount % 5));
      }),
      { seed: SEED },
    );
  });
});
