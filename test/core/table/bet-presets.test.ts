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
  it('are the least, half of the pot rounded down, the pot, and the most', () => {
    expect(amounts({ min: 5, max: 200, pot: 45, call: 0 })).to.deep.equal([5, 22, 45, 200]);
  });

  it('reckon a raise by the pot after the call', () => {
    // 60 in the middle, 20 to call: after the call there are 80, and the raise is by 80.
    expect(amounts({ min: 20, max: 500, pot: 60, call: 20 })).to.deep.equal([20, 40, 80, 500]);
  });

  it('offer nothing outside the limits', () => {
    expect(offered({ min: 5, max: 50, pot: 120, call: 0 })).to.equal('min 5, max 50');
    expect(offered({ min: 20, max: 500, pot: 30, call: 0 })).to.equal('min 20, pot 30, max 500');
  });

  it('offer of two that come to the same the first', () => {
    expect(offered({ min: 5, max: 60, pot: 40, call: 20 })).to.equal('min 5, half-pot 30, pot 60');
    expect(offered({ min: 5, max: 50, pot: 10, call: 0 })).to.equal('min 5, pot 10, max 50');
  });

  it('offer nothing where one amount alone is possible', () => {
    expect(offered({ min: 7, max: 7, pot: 100, call: 0 })).to.equal('');
  });
});
