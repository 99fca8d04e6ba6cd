import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, cutDeck, cutsOf, seven27, seven27Pots } from '../../../src/core.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import {
  dealt,
  deckFrom,
  passOn,
  playMoves,
  resultsOf,
  seats,
  stacksOf,
  startHand,
  statuses,
  table,
} from '../support/seven27.js';

describe('the antes', () => {
  it('are put in by everyone in any order, and the deal follows by itself', () => {
    const session = playMoves(startHand(seats(3)), 'a2 a0');
    expect(session.state.phase).to.equal('ante');
    expect(stacksOf(session)).to.deep.equal([995, 1000, 995]);
    playMoves(session, 'a1');
    expect(session.steps.map(({ text }) => text)).to.deep.equal(['a2', 'a0', 'a1 d']);
    expect(session.state.phase).to.equal('draw');
    expect(session.state.seats[0]!.last).to.deep.equal({ type: 'ante', amount: 5 });
  });

  it('are not asked of open seats, nor of those without chips', () => {
    const session = startHand(table([0, null, 10, 10]));
    expect(statuses(session)).to.equal('out open waiting waiting');
  });

  it('leave out who sits the hand out', () => {
    const session = playMoves(startHand(seats(3)), 'a0 o1 a2');
    expect(statuses(session)).to.equal('in out in');
    expect(session.state.seats[1]!.cards).to.deep.equal([]);
    passOn(session);
    expect(resultsOf(session).seats.map(({ seat }) => seat)).to.deep.equal([0, 2]);
    expect(stacksOf(session)[1]).to.equal(1000);
  });

  it('go back where fewer than two are in: nothing is dealt, and no chip moves', () => {
    for (const moves of ['o0 a1 o2', 'o0 o1 o2']) {
      const session = playMoves(startHand(seats(3)), moves);
      expect([session.outcome, session.state.results]).to.deep.equal(['over', null]);
      expect(stacksOf(session)).to.deep.equal([1000, 1000, 1000]);
      expect(session.state.next).to.equal(0);
    }
  });

  it('are all-in for who is short, who competes for so much of everyone’s', () => {
    const session = dealt(table([3, 1000, 1000]));
    expect(session.state.seats[0]!.last).to.deep.equal({ type: 'ante', amount: 3, allIn: true });
    expect(seven27Pots(session.state)).to.deep.equal([
      { amount: 9, seats: [0, 1, 2] },
      { amount: 4, seats: [1, 2] },
    ]);
  });

  it('go back as far as nobody could match them', () => {
    const session = dealt(table([3, 1000]));
    expect(stacksOf(session)).to.deep.equal([0, 997]);
    expect(session.state.seats[1]).to.deep.include({ paid: 3, returned: 2 });
    const { transfers } = resultsOf(passOn(session));
    expect(transfers.slice(0, 3)).to.deep.equal([
      { from: 'seat-0', to: 'pot', amount: 3, for: 'pot' },
      { from: 'seat-1', to: 'pot', amount: 5, for: 'pot' },
      { from: 'pot', to: 'seat-1', amount: 2, for: 'uncalled' },
    ]);
  });
});

describe('the deal', () => {
  it('goes card by card from the dealer’s left: one up, one down', () => {
    const { state } = dealt(seats(3, { dealer: 0 }), deckFrom('AS 2S 3S 4S 5S 6S'));
    expect(state.seats.map(({ cards: own }) => own)).to.deep.equal(
      ['3S 6S', 'AS 4S', '2S 5S'].map(cards),
    );
    expect(state.seats.map(({ places }) => places)).to.deep.equal([
      [2, 5],
      [0, 3],
      [1, 4],
    ]);
    expect(state.seats[1]!.up).to.deep.equal([true, false]);
    expect(state.next).to.equal(6);
  });

  it('is two down and one up where that is the way, and the betting follows', () => {
    const { state } = dealt(seats(2, { dealing: 'down-down-up' }));
    expect(state.seats[0]).to.deep.include({ cards: [0, 2, 4], up: [false, false, true] });
    expect([state.phase, state.turn, state.round]).to.deep.equal(['bets', 0, 0]);
  });

  it('is of the deck as the players cut it, in the order of their seats', () => {
    const session = playMoves(startHand(seats(3)), 'u2:00410042 a2 u0:0043 a0');
    expect(cutsOf(session.state)).to.deep.equal(['C', 'AB']);
    expect(session.state.deck).to.deep.equal(ALL_CARDS);
    playMoves(session, 'a1');
    const cut = cutDeck(ALL_CARDS, ['C', 'AB']);
    expect(session.state.deck).to.deep.equal(cut);
    expect(session.state.seats[0]!.cards).to.deep.equal([cut[0], cut[3]]);
  });

  it('knows no card twice, and none too few', () => {
    for (const deck of [ALL_CARDS.slice(1), [...ALL_CARDS, 52], ALL_CARDS.with(3, 4)]) {
      expect(Session.start(seven27, { deck })).to.deep.equal({
        problem: { code: 'deck', count: deck.length, size: 52 },
      });
    }
  });
});
