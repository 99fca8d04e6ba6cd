import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Seven27State } from '../../../src/core.js';
import {
  type Seven27GuideStep,
  guideStep,
} from '../../../src/games/seven-twenty-seven/rules/guide.js';
import { dealt, passOn, playMoves, deckOfHands, seats, startHand } from '../support/seven27.js';

const at = ({ state }: { readonly state: Seven27State }, own: number, call = 0): Seven27GuideStep =>
  guideStep(state, own, call, false);

describe('the guide of Seven Twenty-Seven', () => {
  const options = seats(2, { declare: 'simultaneous' });
  const start = () => dealt(options, deckOfHands(['5C AC', 'KC 2C']));

  it('follows a hand from the ante to its end', () => {
    expect(at(startHand(options), 0)).to.equal('ante');
    expect(at(playMoves(startHand(options), 'a0'), 0)).to.equal('wait');
    const session = start();
    const first = session.state.turn!;
    expect([at(session, first), at(session, 1 - first)]).to.deep.equal(['draw', 'wait']);
    passOn(session, ({ phase }) => phase === 'bets');
    const own = session.state.turn!;
    expect([at(session, own), at(session, own, 5)]).to.deep.equal(['check', 'call']);
    passOn(session, ({ phase }) => phase === 'declare');
    expect([0, 1].map((seat) => at(session, seat))).to.deep.equal(['declare', 'declare']);
    playMoves(session, 'g0:7 g1:27');
    for (const { seat, won } of session.state.results!.seats) {
      expect(at(session, seat)).to.equal(won > 0 ? 'won' : 'lost');
    }
    expect(guideStep(session.state, 0, 0, true)).to.equal('reveal');
  });

  it('tells who is out that it goes on with the next hand', () => {
    const session = passOn(start(), ({ phase }) => phase === 'bets');
    const own = session.state.turn!;
    playMoves(session, `b${own}:5 f${1 - own}`);
    expect([at(session, 1 - own), at(session, own)]).to.deep.equal(['out', 'won']);
  });
});
