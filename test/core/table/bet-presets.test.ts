import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type BetSituation,
  offeredPresets,
  presetAmounts,
} from '../../../src/core/table/bet-presets.js';

const amounts = (situation: BetSituation): unknown[] => Object.values(presetAmounts(situation));
const offered = (situation: BetSituation): string =>
  offeredPresets(situation)
    .map(({ preset, amount }) => `${preset} ${amount}`)
    .join(', ');

describe('the presets of a bet', () => {
  it('are the minimum, half the pot rounded down, the pot, and the maximum', () => {
    expect(amounts({ min: 5, max: 200, pot: 45, call: 0 })).to.deep.equal([5, 22, 45, 200]);
  });

  it('count the call as part of the pot for a raise', () => {
    // The pot is 60 and a call costs 20. After the call it is 80, so the raise is by 80.
    expect(amounts({ min: 20, max: 500, pot: 60, call: 20 })).to.deep.equal([20, 40, 80, 500]);
  });

  it('offer nothing outside the limits', () => {
    expect(offered({ min: 5, max: 50, pot: 120, call: 0 })).to.equal('min 5, max 50');
    expect(offered({ min: 20, max: 500, pot: 30, call: 0 })).to.equal('min 20, pot 30, max 500');
  });

  it('offer the first of two equal amounts', () => {
    expect(offered({ min: 5, max: 60, pot: 40, call: 20 })).to.equal('min 5, half-pot 30, pot 60');
    expect(offered({ min: 5, max: 50, pot: 10, call: 0 })).to.equal('min 5, pot 10, max 50');
  });

  it('are not offered if only one amount is possible', () => {
    expect(offered({ min: 7, max: 7, pot: 100, call: 0 })).to.equal('');
  });
});
