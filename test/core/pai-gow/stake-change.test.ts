import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { PaigowOptions } from '../../../src/core.js';
import {
  type StakeChange,
  type StakeDraft,
  changedStake,
} from '../../../src/games/pai-gow/rules/stake-change.js';
import { startHand, table } from '../support/pai-gow.js';

/** Changes a stake of seat 1, at a table from 5 to 100 with a bonus bet from 1 to 25. */
function change(
  type: StakeChange,
  draft: StakeDraft,
  last?: StakeDraft,
  given: Partial<PaigowOptions> = {},
): unknown[] {
  const rules: Partial<PaigowOptions> = { bonus: 'fortune', stacks: [null, 60, 3, 1000] };
  const { state } = startHand(table(4, { ...rules, ...given }));
  const { amount, bonus, reason } = changedStake(state, 1, type, draft, last);
  return [amount, bonus, reason?.code];
}

const stake = (amount: number, bonus = 0): StakeDraft => ({ amount, bonus });

describe('a stake that is changed by one press', () => {
  it('is doubled or halved in whole chips, without the bonus bet', () => {
    expect(change('double', stake(20, 3))).to.deep.equal([40, 3, undefined]);
    expect(change('half', stake(25, 3))).to.deep.equal([12, 3, undefined]);
  });

  it('stays within the stack and the limits, with the reason', () => {
    expect(change('double', stake(40))).to.deep.equal([60, 0, 'above-stack']);
    const rich = { stacks: [null, 1000, 3, 1000] };
    expect(change('double', stake(80), undefined, rich)).to.deep.equal([100, 0, 'above-max']);
    expect(change('half', stake(8))).to.deep.equal([5, 0, 'below-min']);
    expect(change('double', stake(NaN))).to.deep.equal([5, 0, 'below-min']);
  });

  it('is the last one again, with its bonus bet', () => {
    expect(change('repeat', stake(5), stake(30, 4))).to.deep.equal([30, 4, undefined]);
    expect(change('repeat', stake(5, 2), stake(30))).to.deep.equal([30, 0, undefined]);
    expect(change('repeat', stake(5, 2))).to.deep.equal([5, 2, undefined]);
  });

  it('is repeated as far as the stack allows, the stake before the bonus bet', () => {
    expect(change('repeat', stake(5), stake(50, 20))).to.deep.equal([50, 10, 'above-stack']);
    expect(change('repeat', stake(5), stake(90, 20))).to.deep.equal([60, 0, 'above-stack']);
    expect(change('repeat', stake(5), stake(30, 4), { bonus: 'none' })).to.deep.equal([
      ...[30, 0, 'no-bonus'],
    ]);
  });
});
