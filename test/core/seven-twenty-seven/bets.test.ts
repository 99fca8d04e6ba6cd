import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, type Seven27Options, type Seven27Session } from '../../../src/core.js';
import {
  dealt,
  passOn,
  playMoves,
  resultsOf,
  stacksOf,
  statuses,
  table,
  tryMoves,
} from '../support/seven27.js';

/** A hand in its first betting round, with three cards each and no draw before it. */
const betting = (stacks: readonly number[], given: Partial<Seven27Options> = {}): Seven27Session =>
  dealt(table(stacks, { dealing: 'down-down-up', ...given }));

const at = ({ state: { phase, turn, round } }: Seven27Session): unknown => [phase, turn, round];

describe('who begins the betting', () => {
  it('is the first to the dealer’s left', () => {
    expect(betting([100, 100, 100], { dealer: 0 }).state.turn).to.equal(1);
  });

  it('is the next who is in and has chips', () => {
    expect(betting([5, 100, 100]).state.turn).to.equal(1);
  });

  it('is the same in each round: who folded is passed over', () => {
    const session = playMoves(betting([100, 100, 100]), 'k0 b1:5 c2 f0 t1 s2');
    expect(at(session)).to.deep.equal(['bets', 1, 1]);
  });
});

describe('a betting round', () => {
  it('lets who checked call or raise later', () => {
    const session = playMoves(betting([100, 100, 100]), 'k0 b1:10 c2');
    expect(session.legalMoves(0)).to.deep.equal([
      { type: 'call', seat: 0 },
      { type: 'raise', seat: 0, amount: 5, max: 50 },
      { type: 'fold', seat: 0 },
    ]);
    playMoves(session, 'r0:20 c1 c2');
    expect(at(session)).to.deep.equal(['draw', 0, 1]);
    expect(stacksOf(session)).to.deep.equal([65, 65, 65]);
  });

  it('is over when all have passed', () => {
    expect(at(playMoves(betting([100, 100]), 'k0 k1'))).to.deep.equal(['draw', 0, 1]);
  });

  it('counts raises, the bet not among them, and anew in each round', () => {
    const session = playMoves(betting([500, 500], { maxRaises: 1 }), 'b0:10 r1:10');
    expect(tryMoves(session, 'r0:10')).to.deep.equal({ code: 'max-raises', max: 1 });
    playMoves(session, 'c0 t0 t1 b0:10 r1:10 c0');
    expect(stacksOf(session)).to.deep.equal([455, 455]);
    const none = playMoves(betting([500, 500], { maxRaises: 0 }), 'b0:10');
    expect(none.legalMoves(1).map(({ type }) => type)).to.deep.equal(['call', 'fold']);
  });

  it('is skipped where one player alone could bet', () => {
    const session = betting([100, 5, 5]);
    expect(at(session)).to.deep.equal(['draw', 0, 1]);
    playMoves(session, 's0 t1 s2');
    expect(at(session)).to.deep.equal(['draw', 0, 2]);
  });

  it('asks the last one with chips too while a bet is open', () => {
    const session = playMoves(betting([25, 100, 5]), 'b0:20');
    expect(at(session)).to.deep.equal(['bets', 1, 0]);
    expect(session.legalMoves(1).map(({ type }) => type)).to.deep.equal(['call', 'fold']);
    playMoves(session, 'c1');
    expect(at(session)).to.deep.equal(['draw', 0, 1]);
    expect(stacksOf(session)).to.deep.equal([0, 75, 0]);
  });

  it('does not let those raise again whom an all-in for less than the least raised', () => {
    const session = playMoves(betting([200, 200, 18]), 'b0:10 c1 r2:3');
    expect(session.legalMoves(0).map(({ type }) => type)).to.deep.equal(['call', 'fold']);
    expect(tryMoves(session, 'r0:10')).to.deep.equal({ code: 'not-reopened', min: 5 });
    playMoves(session, 'c0 c1');
    expect(stacksOf(session)).to.deep.equal([182, 182, 0]);
  });

  it('has no more than is on the table: a call may be all-in for less, and the rest goes back', () => {
    const session = playMoves(betting([200, 25]), 'b0:50 c1');
    expect(session.state.seats[1]!.last).to.deep.equal({ type: 'call', amount: 20, allIn: true });
    expect(session.state.seats[0]).to.deep.include({ paid: 25, returned: 30 });
    expect(stacksOf(session)).to.deep.equal([175, 0]);
  });

  it('tells what a seat did last, with its chips', () => {
    const session = playMoves(betting([200, 200, 200]), 'k0 b1:10 r2:15 f0');
    expect(session.state.seats.map(({ last }) => last)).to.deep.equal([
      { type: 'fold' },
      { type: 'bet', amount: 10 },
      { type: 'raise', amount: 15 },
    ]);
    expect(stacksOf(session)).to.deep.equal([195, 185, 170]);
  });
});

describe('all but one folded', () => {
  const session = playMoves(betting([100, 100, 100]), 'b0:10 r1:20 f2 f0');

  it('the last one takes the pot, and has back what nobody called', () => {
    expect(session.outcome).to.equal('over');
    expect(stacksOf(session)).to.deep.equal([85, 120, 95]);
    expect(resultsOf(session)).to.deep.include({ showdown: false, stacks: [85, 120, 95] });
    expect(resultsOf(session).pots).to.deep.equal([
      {
        ...{ amount: 35, seats: [1], alone: 1 },
        ...{ halves: [], failedBoth: [], declarationsVoid: false, threeQuarters: null },
      },
    ]);
    expect(resultsOf(session).transfers.slice(-2)).to.deep.equal([
      { from: 'seat-2', to: 'pot', amount: 5, for: 'pot' },
      { from: 'pot', to: 'seat-1', amount: 35, for: 'fold' },
    ]);
  });

  it('no card is shown', () => {
    for (const seat of [undefined, 0, 1, 2]) {
      const hidden = session.view(seat).seats.map(({ cards }) => cards.includes(FACE_DOWN));
      expect(hidden).to.deep.equal([0, 1, 2].map((of) => of !== seat));
    }
    expect(resultsOf(session).seats).to.deep.equal([
      {
        ...{ seat: 0, shown: false, totals: null, status: 'folded', declared: null },
        ...{ paid: 15, won: 0, net: -15 },
      },
      {
        ...{ seat: 1, shown: false, totals: null, status: 'last', declared: null },
        ...{ paid: 15, won: 35, net: 20 },
      },
      {
        ...{ seat: 2, shown: false, totals: null, status: 'folded', declared: null },
        ...{ paid: 5, won: 0, net: -5 },
      },
    ]);
  });
});

describe('a side pot with one player left in it', () => {
  it('is paid at once, while the others play on for the main pot', () => {
    const session = playMoves(betting([300, 300, 10]), 'b0:20 c1 c2');
    expect(at(session)).to.deep.equal(['draw', 0, 1]);
    playMoves(session, 't0 s1 s2 b0:10 f1');
    // Main pot 30; side pot 30 with only seat 0 in it; 10 that nobody called.
    expect(session.state.paidPots).to.deep.include.members([
      {
        ...{ amount: 30, seats: [0], alone: 0 },
        ...{ halves: [], failedBoth: [], declarationsVoid: false, threeQuarters: null },
      },
    ]);
    expect(stacksOf(session)).to.deep.equal([305, 275, 0]);
    expect(statuses(session)).to.equal('in folded in');
    expect(at(session)).to.deep.equal(['draw', 0, 2]);
    passOn(session);
    const { pots, transfers } = resultsOf(session);
    expect(pots.map(({ amount }) => amount)).to.deep.equal([30, 30]);
    expect(transfers.filter((one) => one.for === 'fold')).to.deep.equal([
      { from: 'pot', to: 'seat-0', amount: 30, for: 'fold' },
    ]);
    expect(stacksOf(session).reduce((sum, chips) => sum + chips)).to.equal(610);
  });
});
