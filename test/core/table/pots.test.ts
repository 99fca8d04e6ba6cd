import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { potsOf, uncalledOf } from '../../../src/core/table/pots.js';
import { plainPots } from '../support/plain-seven27.js';
import { SEED } from '../support/walks.js';

/** Pots as text, the main one first: `90: 0 1 2`. */
const pots = (paid: readonly number[], out: readonly number[] = [], gone?: number): string[] =>
  potsOf(
    paid,
    paid.map((chips, seat) => chips > 0 && !out.includes(seat)),
    gone,
  ).map(({ amount, seats }) => `${amount}: ${seats.join(' ')}`);

describe('pots', () => {
  it('are one if all put in the same', () => {
    expect(pots([20, 20, 20])).to.deep.equal(['60: 0 1 2']);
  });

  it('are one more for each seat that is all-in with less', () => {
    expect(pots([100, 30, 100, 10])).to.deep.equal(['40: 0 1 2 3', '60: 0 1 2', '140: 0 2']);
  });

  it('are one if two are all-in with the same', () => {
    expect(pots([50, 20, 20, 50])).to.deep.equal(['80: 0 1 2 3', '60: 0 3']);
  });

  it('keep the chips of those who folded', () => {
    expect(pots([100, 30, 100, 10], [1])).to.deep.equal(['40: 0 2 3', '200: 0 2']);
    expect(pots([100, 30, 100, 17], [3])).to.deep.equal(['107: 0 1 2', '140: 0 2']);
  });

  it('are not split at the amount of a seat that folded', () => {
    expect(pots([50, 5, 50, 50], [1])).to.deep.equal(['155: 0 2 3']);
  });

  it('have the surplus of a folded seat in the last one', () => {
    expect(pots([40, 25, 25], [0])).to.deep.equal(['90: 1 2']);
  });

  it('may have a single seat in the last one', () => {
    expect(pots([50, 80, 80], [1])).to.deep.equal(['150: 0 2', '60: 2']);
  });

  it('all go to the last seat that is in', () => {
    expect(pots([50, 80, 80], [0, 1])).to.deep.equal(['210: 2']);
  });

  it('don’t include seats that put nothing in', () => {
    expect(pots([0, 5, 0, 5])).to.deep.equal(['10: 1 3']);
    expect(potsOf([0, 0], [true, true])).to.deep.equal([]);
  });

  it('don’t include the chips of a side pot that was already paid', () => {
    // Seat 2 was left alone in the side pot of 60.
    expect(pots([50, 80, 80], [1], 60)).to.deep.equal(['150: 0 2']);
    // Then seat 0 folds too, or seat 2 itself.
    expect(pots([50, 80, 80], [1, 0], 60)).to.deep.equal(['150: 2']);
    expect(pots([50, 80, 80], [1, 2], 60)).to.deep.equal(['150: 0']);
  });

  it('don’t include the chips of two side pots that were already paid to different seats', () => {
    // Seat 3 is out, so seat 2 alone can win 60. If seat 2 folds too, seat 1 alone can win 90.
    const paid = [20, 50, 80, 80];
    expect(pots(paid, [3])).to.deep.equal(['80: 0 1 2', '90: 1 2', '60: 2']);
    expect(pots(paid, [3, 2], 60)).to.deep.equal(['80: 0 1', '90: 1']);
    expect(pots(paid, [3, 2], 150)).to.deep.equal(['80: 0 1']);
    expect(pots(paid, [3, 2, 0], 150)).to.deep.equal(['80: 1']);
  });

  const stakes = fc
    .array(fc.record({ chips: fc.integer({ min: 0, max: 12 }), isIn: fc.boolean() }), {
      minLength: 2,
      maxLength: 10,
    })
    .filter((seats) => seats.some(({ chips, isIn }) => chips > 0 && isIn));

  it('equal those that are found chip by chip', () => {
    const all = fc.property(stakes, (seats) => {
      const paid = seats.map(({ chips }) => chips);
      const isIn = seats.map((seat) => seat.isIn);
      const found = potsOf(paid, isIn);
      expect(found).to.deep.equal(plainPots(paid, isIn, [...paid.keys()]));
    });
    fc.assert(all, { seed: SEED, numRuns: 2_000 });
  });

  it('pay the same in total if the last one was paid to its only seat before another seat folded', () => {
    const all = fc.property(stakes, fc.nat(), (seats, pick) => {
      const paid = seats.map(({ chips }) => chips);
      const isIn = seats.map((seat) => seat.isIn);
      const before = potsOf(paid, isIn);
      const side = before.at(-1)!;
      const competing = [...paid.keys()].filter((seat) => isIn[seat]);
      if (side.seats.length > 1 || before.length < 2) return;
      const goes = competing[pick % competing.length]!;
      const after = potsOf(
        paid,
        isIn.map((one, seat) => one && seat !== goes),
        side.amount,
      );
      const total = [side, ...after].reduce((sum, { amount }) => sum + amount, 0);
      expect(total).to.equal(paid.reduce((sum, chips) => sum + chips, 0));
      for (const { seats: left } of after) expect(left).not.to.include(goes);
    });
    fc.assert(all, { seed: SEED, numRuns: 2_000 });
  });
});

describe('an uncalled bet', () => {
  it('is what no other seat has matched', () => {
    expect(uncalledOf([30, 100, 40])).to.deep.equal({ seat: 1, amount: 60 });
    expect(uncalledOf([0, 25])).to.deep.equal({ seat: 1, amount: 25 });
    expect(uncalledOf([5, 3])).to.deep.equal({ seat: 0, amount: 2 });
  });

  it('is none if two have put in the most', () => {
    expect(uncalledOf([100, 40, 100])).to.equal(undefined);
    expect(uncalledOf([0, 0, 0])).to.equal(undefined);
  });
});
