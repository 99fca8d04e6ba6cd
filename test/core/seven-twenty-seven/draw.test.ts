import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, type Seven27Options, type Seven27Session } from '../../../src/core.js';
import { card, cards } from '../support/cards.js';
import {
  dealt,
  deckOfHands,
  passOn,
  playMoves,
  resultsOf,
  seats,
  stacksOf,
  statuses,
  table,
} from '../support/seven27.js';

const at = ({ state: { phase, turn, round } }: Seven27Session): unknown => [phase, turn, round];

const kept = ({ state }: Seven27Session): readonly (readonly [number, boolean])[] =>
  state.seats.map(({ stands, frozen }) => [stands, frozen]);

/** A hand of three after its first draw, in which nobody took a card, and its first betting. */
const later = (given: Partial<Seven27Options> = {}): Seven27Session =>
  playMoves(dealt(seats(3, given)), 's0 s1 s2 k0 k1 k2');

describe('the first turn, before any betting', () => {
  it('goes round from the dealer’s left, and the betting follows, whoever took a card', () => {
    const session = dealt(seats(3, { dealer: 0 }));
    expect(at(session)).to.deep.equal(['draw', 1, 0]);
    expect(at(playMoves(session, 't1 s2'))).to.deep.equal(['draw', 0, 0]);
    expect(at(playMoves(session, 's0'))).to.deep.equal(['bets', 1, 0]);
  });

  it('counts neither for the freeze nor for going on', () => {
    const session = later({ freeze: 2 });
    expect(at(session)).to.deep.equal(['draw', 0, 1]);
    expect(kept(session)).to.deep.equal([
      [0, false],
      [0, false],
      [0, false],
    ]);
  });

  it('is not there where two were dealt down', () => {
    const session = dealt(seats(2, { dealing: 'down-down-up' }));
    expect(at(playMoves(session, 'k0 k1'))).to.deep.equal(['draw', 0, 1]);
  });
});

describe('an extra card', () => {
  it('is dealt at once, face down, and betting follows the round', () => {
    const session = playMoves(later(), 's0 t1');
    expect(session.state.seats[1]).to.deep.include({
      ...{ cards: [1, 4, 6], up: [true, false, false], places: [1, 4, 6] },
      ...{ stands: 0, last: { type: 'take' } },
    });
    expect(session.view(0).seats[1]!.cards).to.deep.equal([1, FACE_DOWN, FACE_DOWN]);
    expect(at(playMoves(session, 's2'))).to.deep.equal(['bets', 0, 1]);
    expect(at(playMoves(session, 'k0 k1 k2'))).to.deep.equal(['draw', 0, 2]);
  });

  it('is dealt face up where that is the way', () => {
    const session = playMoves(later({ draw: 'up' }), 't0');
    expect(session.state.seats[0]!.up).to.deep.equal([true, false, true]);
    expect(session.view(2).seats[0]!.cards).to.deep.equal([0, FACE_DOWN, 6]);
  });

  it('may be taken after any number of stands, where nothing freezes', () => {
    const session = playMoves(later(), 't0 s1 s2 k0 k1 k2 t0 s1 s2 k0 k1 k2 s0 t1');
    expect(session.state.seats[1]!.cards).to.have.length(3);
  });

  it('is for those who are left, and from the deck alone: folded cards are not used again', () => {
    const session = playMoves(dealt(seats(3)), 't0 t1 t2 b0:5 f1 c2 t0');
    expect(at(session)).to.deep.equal(['draw', 2, 1]);
    expect(session.state.seats[0]!.places).to.deep.equal([0, 3, 6, 9]);
  });

  it('is for those too who are all-in', () => {
    const session = playMoves(dealt(table([5, 100, 100])), 's0 s1 s2 b1:5 c2');
    expect(at(session)).to.deep.equal(['draw', 0, 1]);
    expect(at(playMoves(session, 't0'))).to.deep.equal(['draw', 1, 1]);
  });

  it('is taken by nobody: the hands are shown', () => {
    const session = playMoves(later(), 's0 s1 s2');
    expect(session.outcome).to.equal('over');
    expect(resultsOf(session).showdown).to.equal(true);
    expect(session.steps.at(-1)!.text).to.equal('s2 e');
    expect(session.view().seats[1]!.cards).to.deep.equal([1, 4]);
  });

  it('is taken by nobody: one more betting round first, where the table has that', () => {
    const session = playMoves(later({ lastBet: true }), 's0 s1 s2');
    expect(at(session)).to.deep.equal(['bets', 0, 1]);
    playMoves(session, 'b0:10 c1 f2');
    expect(session.outcome).to.equal('over');
    expect(resultsOf(session).showdown).to.equal(true);
  });
});

describe('a hand that everyone passes', () => {
  it('is shown for the antes', () => {
    const session = passOn(dealt(seats(4)));
    expect(session.steps.map(({ text }) => text).join(' ')).to.equal(
      'a0 a1 a2 a3 d s0 s1 s2 s3 k0 k1 k2 k3 s0 s1 s2 s3 e',
    );
    expect(resultsOf(session).pots.map(({ amount }) => amount)).to.deep.equal([20]);
  });
});

describe('a freeze', () => {
  it('comes after so many stands in a row', () => {
    const session = playMoves(later({ freeze: 2 }), 's0 t1 s2 k0 k1 k2 s0 s1 s2');
    expect(kept(session)).to.deep.equal([
      [2, true],
      [1, false],
      [2, true],
    ]);
  });

  it('comes after three where three are asked', () => {
    const round = 's0 t1 t2 k0 k1 k2';
    const session = playMoves(later({ freeze: 3 }), `${round} ${round}`);
    expect(kept(session)[0]).to.deep.equal([2, false]);
    playMoves(session, round);
    expect(kept(session)[0]).to.deep.equal([3, true]);
    expect(at(session)).to.deep.equal(['draw', 1, 4]);
  });

  it('is put off by a card', () => {
    const rounds = 's0 t1 t2 k0 k1 k2 t0 t1 t2 k0 k1 k2 s0 t1 t2 k0 k1 k2';
    const session = playMoves(later({ freeze: 2 }), rounds);
    expect(kept(session)[0]).to.deep.equal([1, false]);
    expect(session.state.turn).to.equal(0);
  });

  it('takes the right to cards, and not that to bet', () => {
    const session = playMoves(later({ freeze: 2 }), 's0 t1 t2 k0 k1 k2 s0 t1 t2');
    expect(session.state.seats[0]!.frozen).to.equal(true);
    expect(at(session)).to.deep.equal(['bets', 0, 2]);
    playMoves(session, 'b0:10 c1 c2');
    expect(at(session)).to.deep.equal(['draw', 1, 3]);
    expect(session.refusal({ type: 'take', seat: 0 }, 0)).to.deep.equal({
      ...{ code: 'seat-frozen', seat: 0, stands: 2 },
    });
  });

  it('of all who are left ends the draw: nobody is asked', () => {
    const rounds = 's0 s1 t2 k0 k1 k2 s0 s1 t2';
    const session = playMoves(later({ freeze: 2 }), `${rounds} b0:5 c1 f2`);
    expect(session.outcome).to.equal('over');
    expect(session.steps.at(-1)!.text).to.equal('f2 e');
    expect(resultsOf(session).showdown).to.equal(true);
  });
});

describe('a deck that runs out', () => {
  /** Ten players who take a card in every turn: 30 dealt, two rounds of ten, two left. */
  const session = dealt(seats(10, { dealing: 'down-down-up', lastBet: true, freeze: 2 }));
  const all = Array.from({ length: 10 }, (_, seat) => seat);
  for (let round = 0; round < 2; round++) {
    playMoves(session, all.map((seat) => `k${seat}`).join(' '));
    playMoves(session, all.map((seat) => `t${seat}`).join(' '));
  }
  playMoves(session, `${all.map((seat) => `k${seat}`).join(' ')} t0`);

  it('gives its last card to whose turn it is, and nobody after them has one', () => {
    expect(session.state.next).to.equal(51);
    playMoves(session, 't1');
    expect(session.state.seats[1]!.cards.at(-1)).to.equal(card('KS'));
    expect(session.state.seats.map(({ cards: own }) => own.length)).to.deep.equal([
      ...[6, 6, 5, 5, 5, 5, 5, 5, 5, 5],
    ]);
    expect(at(session)).to.deep.equal(['bets', 0, 3]);
  });

  it('is the end after that betting, with no last bet beside it', () => {
    playMoves(session, 'b0:5 c1 f2 f3 f4 f5 f6 f7 f8 c9');
    expect(session.outcome).to.equal('over');
    expect(session.steps.at(-1)!.text).to.equal('c9 e');
    expect(resultsOf(session).seats.filter(({ shown }) => shown)).to.have.length(3);
  });
});

describe('a hand over 27, where that is bust', () => {
  const rules = { scoring: 'over-is-bust', dealing: 'down-down-up' } as const;

  it('is folded at once, after the deal too, from the dealer’s left; the last one never is', () => {
    const deck = deckOfHands(['TC TD 8C', 'TH 9C 9D', 'TS 9H 9S']);
    const session = dealt(seats(3, rules), deck);
    expect(session.outcome).to.equal('over');
    expect(statuses(session)).to.equal('bust bust in');
    expect(session.state.seats[0]!.last).to.deep.equal({ type: 'bust' });
    expect(stacksOf(session)).to.deep.equal([995, 995, 1010]);
    expect(resultsOf(session).showdown).to.equal(false);
    expect(session.view(0).seats.map((one) => one.cards)).to.deep.equal([
      cards('TC TD 8C'),
      [FACE_DOWN, FACE_DOWN, card('9D')],
      [FACE_DOWN, FACE_DOWN, card('9S')],
    ]);
  });

  it('pays who is alone in a side pot before the next is looked at', () => {
    const deck = deckOfHands(['TC TD 8C', 'TH 9C 9D', 'TS 9H 9S']);
    const session = dealt(table([100, 100, 3], rules), deck);
    expect(stacksOf(session)).to.deep.equal([95, 99, 9]);
    expect(resultsOf(session).pots.map(({ amount, alone }) => [amount, alone])).to.deep.equal([
      [9, 2],
      [4, 1],
    ]);
  });

  it('leaves one in mid-draw, who takes the pot without a turn', () => {
    const deck = deckOfHands(['TC TD', '2C 2D'], '8C');
    const session = playMoves(dealt(seats(2, { scoring: 'over-is-bust' }), deck), 't0');
    expect(session.outcome).to.equal('over');
    expect(stacksOf(session)).to.deep.equal([995, 1005]);
    expect(session.steps.at(-1)!.text).to.equal('t0 e');
    expect(resultsOf(session).seats.map(({ status }) => status)).to.deep.equal(['bust', 'last']);
  });

  it('leaves the others to go on, and counts as a card that was taken', () => {
    const deck = deckOfHands(['TC TD', '2C 2D', '3C 3D'], '8C');
    const session = dealt(seats(3, { scoring: 'over-is-bust' }), deck);
    playMoves(session, 's0 s1 s2 k0 k1 k2 t0 s1 s2');
    expect(statuses(session)).to.equal('bust in in');
    expect(at(session)).to.deep.equal(['bets', 1, 1]);
    expect(session.view(1).seats[0]!.cards).to.deep.equal([card('TC'), FACE_DOWN, FACE_DOWN]);
  });

  it('counts every ace 1 before it is bust', () => {
    const deck = deckOfHands(['TC TD 7C', '2C 2D 2H'], 'AS');
    const session = playMoves(dealt(seats(2, rules), deck), 'k0 k1 t0');
    expect(statuses(session)).to.equal('bust in');
    const less = deckOfHands(['TC TD 6C', '2C 2D 2H'], 'AS');
    const other = playMoves(dealt(seats(2, rules), less), 'k0 k1 t0');
    expect(statuses(other)).to.equal('in in');
  });

  it('is none in any other scoring, nor with tens of half a point', () => {
    const deck = deckOfHands(['TC TD 8C', 'TH 9C 9D', 'TS 9H 9S']);
    for (const given of [{ scoring: 'nearest' }, { ...rules, tens: 'half' }] as const) {
      const session = dealt(seats(3, { ...rules, ...given }), deck);
      expect(statuses(session)).to.equal('in in in');
    }
  });
});
