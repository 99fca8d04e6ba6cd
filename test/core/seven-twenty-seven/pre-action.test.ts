import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Seven27Options, Seven27Session } from '../../../src/core.js';
import {
  type PreAction,
  isInForce,
  preActionMove,
  refusePreAction,
} from '../../../src/games/seven-twenty-seven/rules/pre-action.js';
import { dealt, playMoves, table } from '../support/seven27.js';

const BOTS: Partial<Seven27Options> = { kinds: ['human', 'bot', 'bot'] };

/** A hand in its first betting round. The first seat is to act. */
const betting = (
  given: Partial<Seven27Options> = BOTS,
  stacks: readonly number[] = [100, 100, 100],
): Seven27Session => dealt(table(stacks, { dealing: 'down-down-up', ...given }));

const chosen = (action: PreAction, round = 0) => ({ action, seat: 0, round });
const move = ({ state }: Seven27Session, action: PreAction): string =>
  preActionMove(state, chosen(action)).type;

describe('a choice in advance', () => {
  it('can be made while others bet, by who can still bet', () => {
    const session = betting();
    expect(refusePreAction(session.state, 0)).to.equal('not-now');
    playMoves(session, 'k0');
    expect(refusePreAction(session.state, 0)).to.equal(undefined);
    playMoves(session, 'k1 k2');
    expect([session.state.phase, refusePreAction(session.state, 0)]).to.deep.equal([
      'draw',
      'not-now',
    ]);
    const folded = playMoves(betting(), 'k0 b1:10 c2 f0');
    expect(refusePreAction(folded.state, 0)).to.equal('not-now');
    const allIn = playMoves(betting(BOTS, [20, 100, 100]), 'b0:15');
    expect(refusePreAction(allIn.state, 0)).to.equal('not-now');
  });

  it('cannot be made where another person at the device may come to act', () => {
    const people: Partial<Seven27Options> = { kinds: ['human', 'human', 'bot'] };
    expect(refusePreAction(playMoves(betting(people), 'k0').state, 0)).to.equal('shared');
    const alone = playMoves(betting(people), 'b0:5 f1');
    expect(refusePreAction(alone.state, 0)).to.equal(undefined);
  });

  it('checks where that is free; else it folds or calls', () => {
    const free = betting();
    expect([move(free, 'check-or-fold'), move(free, 'call-any')]).to.deep.equal(['check', 'check']);
    const raised = playMoves(betting(), 'k0 b1:10 r2:40');
    expect([move(raised, 'check-or-fold'), move(raised, 'call-any')]).to.deep.equal([
      'fold',
      'call',
    ]);
  });

  it('holds through raises of its round, and in no other', () => {
    const session = playMoves(betting(), 'k0 b1:10');
    expect(isInForce(session.state, chosen('call-any'))).to.equal(true);
    playMoves(session, 'r2:20');
    expect(isInForce(session.state, chosen('call-any'))).to.equal(true);
    playMoves(session, 'c0 c1');
    expect(isInForce(session.state, chosen('call-any'))).to.equal(false);
    playMoves(session, 's0 t1 s2');
    expect([session.state.phase, session.state.turn]).to.deep.equal(['bets', 0]);
    expect(isInForce(session.state, chosen('call-any'))).to.equal(false);
    expect(isInForce(session.state, chosen('call-any', 1))).to.equal(true);
  });
});
