import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type TableRun, checkRun, endHand, startRun } from '../../../src/core.js';
import { reseat } from '../../../src/core/table/reseat.js';
import { valueOf } from '../support/result.js';

/** Seat 1 has lost 30 to seat 0 and 5 to the house. */
function played(): TableRun {
  const run = startRun({ kinds: ['human', 'bot', 'bot'], stack: 100 });
  const transfers = [
    { from: 'seat-1', to: 'seat-0', amount: 30, for: 'pot' },
    { from: 'seat-1', to: 'house', amount: 5, for: 'fee' },
  ] as const;
  return endHand(run, { transfers, played: [0, 1, 2] });
}

describe('a seat with a new owner', () => {
  it('has new figures, and the old owner’s losses are the house’s', () => {
    const run = reseat(played(), 1, 'human', 200);
    expect(run.kinds).to.deep.equal(['human', 'human', 'bot']);
    expect(run.stacks).to.deep.equal([130, 200, 100]);
    expect(run.brought).to.deep.equal([100, 200, 100]);
    expect(run.totals[1]).to.deep.equal({ hands: 0, ahead: 0, behind: 0, net: 0, biggest: 0 });
    expect(run.house).to.equal(5 - 35);
    expect(run.history[0]!.net).to.deep.equal([30, null, 0]);
    expect(valueOf(checkRun(run))).to.deep.equal(run);
  });

  it('keeps the chips adding up, whoever leaves', () => {
    for (const seat of [0, 1, 2]) {
      for (const kind of ['human', 'bot', 'open'] as const) {
        const run = reseat(played(), seat, kind, 50);
        expect(valueOf(checkRun(run))).to.deep.equal(run);
      }
    }
  });

  it('passes the deal on from an open seat, to a seat with chips', () => {
    const run = played();
    expect(run.dealer).to.equal(1);
    expect(reseat(run, 1, 'open', 0)).to.deep.include({ dealer: 2, stacks: [130, null, 100] });
    expect(reseat(run, 1, 'bot', 10).dealer).to.equal(1);
    expect(reseat(run, 1, 'human', 0).dealer).to.equal(2);
  });

  it('keeps a dealer even if nobody has chips', () => {
    const poor = [0, 2].reduce((run, seat) => reseat(run, seat, 'bot', 0), played());
    expect(reseat(poor, 1, 'open', 0).dealer).to.equal(2);
  });

  it('can’t be the house’s own', () => {
    const run = startRun({ kinds: ['bot', 'human'], stack: 100, houseSeat: 0 });
    expect(() => reseat(run, 0, 'human', 100)).to.throw(RangeError, 'seat 0 is the house’s own');
    expect(() => reseat(run, 5, 'human', 100)).to.throw(RangeError, 'no seat 5');
    expect(reseat(run, 1, 'bot', 70)).to.deep.include({ dealer: 0, stacks: [null, 70] });
  });
});
