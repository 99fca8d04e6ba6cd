import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Seven27Session, viewSeven27Move } from '../../../src/core.js';
import {
  dealt,
  deckOfHands,
  passOn,
  playMoves,
  resultsOf,
  stacksOf,
  table,
  tryMoves,
} from '../support/seven27.js';

/**
 * A hand up to the declarations: 7 and 27, 12 and 22, 5 and 15. The last seat is short of chips.
 */
function declaring(declare: 'simultaneous' | 'sequential', dealer = 2): Seven27Session {
  const hands = ['5C AC AD', '5D 6D AH', '2C 2D AS'];
  const order = [0, 1, 2].map((seat) => hands[(seat + dealer + 1) % 3]!);
  const options = table([100, 100, 5], { declare, dealer, dealing: 'down-down-up' });
  return passOn(dealt(options, deckOfHands(order)), ({ phase }) => phase === 'declare');
}

describe('declarations made at the same time', () => {
  it('come in any order, and who is all-in declares too', () => {
    const session = declaring('simultaneous');
    expect(session.state.turn).to.equal(null);
    playMoves(session, 'g2:7 g0:7+27');
    expect(session.state.phase).to.equal('declare');
    playMoves(session, 'g1:27');
    expect(session.outcome).to.equal('over');
    expect(session.steps.at(-1)!.text).to.equal('g1:27 e');
  });

  it('are seen by nobody else before all are made, but that they are made', () => {
    const session = playMoves(declaring('simultaneous'), 'g2:7');
    expect(session.view(2).seats[2]).to.deep.include({ declared: 'low', hasDeclared: true });
    for (const seat of [undefined, 0, 1]) {
      const { declared, hasDeclared, last } = session.view(seat).seats[2]!;
      expect([declared, hasDeclared, last]).to.deep.equal([null, true, { type: 'declare' }]);
    }
    const { move } = session.steps.at(-1)!;
    const seen = [0, 2].map((seat) => viewSeven27Move(session.state, move, seat));
    expect(seen).to.deep.equal([
      { type: 'declare', seat: 2, targets: null },
      { type: 'declare', seat: 2, targets: 'low' },
    ]);
  });

  it('are told together', () => {
    const session = playMoves(declaring('simultaneous'), 'g0:7+27 g1:27 g2:7');
    const { seats } = session.view();
    expect(seats.map(({ declared }) => declared)).to.deep.equal(['both', 'high', 'low']);
    const { move } = session.steps.at(-1)!;
    expect(viewSeven27Move(session.state, move, 0)).to.deep.equal(move);
  });

  it('are made once', () => {
    const session = playMoves(declaring('simultaneous'), 'g2:7');
    expect(tryMoves(session, 'g2:27')).to.deep.equal({ code: 'already-declared', seat: 2 });
    expect(session.legalMoves(2)).to.deep.equal([]);
  });
});

describe('declarations made in turn', () => {
  it('go from the dealer’s left, and all hear them', () => {
    const session = declaring('sequential', 0);
    expect(session.state.turn).to.equal(1);
    expect(tryMoves(session, 'g2:7')).to.deep.equal({ code: 'not-your-turn', seat: 2, turn: 1 });
    playMoves(session, 'g1:27');
    expect(session.view(0).seats[1]!.declared).to.equal('high');
    expect(session.state.turn).to.equal(2);
    playMoves(session, 'g2:7 g0:7+27');
    expect(session.outcome).to.equal('over');
  });

  it('pass over who folded', () => {
    const options = table([100, 100, 100], { declare: 'sequential', dealing: 'down-down-up' });
    const session = playMoves(dealt(options), 'k0 b1:5 c2 f0 s1 s2');
    expect([session.state.phase, session.state.turn]).to.deep.equal(['declare', 1]);
  });
});

describe('the declarations', () => {
  it('are followed by no betting, and decide the pots', () => {
    const session = declaring('sequential');
    const no = { code: 'not-now', move: 'bet', phase: 'declare' };
    expect(tryMoves(session, 'b0:5')).to.deep.equal(no);
    playMoves(session, 'g0:7+27 g1:27 g2:7');
    const { pots, seats } = resultsOf(session);
    expect(
      pots.map(({ amount, halves }) => [amount, ...halves.map((half) => half.winners)]),
    ).to.deep.equal([
      [15, [{ seat: 0, amount: 7, total: 14 }], [{ seat: 0, amount: 8, total: 54 }]],
    ]);
    expect(seats.map(({ declared, won }) => [declared, won])).to.deep.equal([
      ['both', 15],
      ['high', 0],
      ['low', 0],
    ]);
    expect(stacksOf(session)).to.deep.equal([110, 95, 0]);
  });

  it('are not asked of the last one left', () => {
    const options = table([100, 100], { declare: 'simultaneous', dealing: 'down-down-up' });
    const session = playMoves(dealt(options), 'b0:5 f1');
    expect(session.outcome).to.equal('over');
    expect(resultsOf(session).seats[0]!.declared).to.equal(null);
  });

  it('are not asked where the table has none', () => {
    const session = passOn(dealt(table([100, 100])));
    expect(session.outcome).to.equal('over');
  });
});
