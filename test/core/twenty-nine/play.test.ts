import { describe, it } from '#bdd';
import { expect } from 'chai';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import type { TwentyNineOptions } from '../../../src/games/twenty-nine/rules/options.js';
import { cards } from '../support/cards.js';
import {
  type TrickSession,
  dealt,
  playCards,
  playMoves,
  playOut,
  playable,
  tryCards,
  tryMoves,
} from '../support/tricks.js';

/** Seat 1 has all hearts. Seats 0 and 2 share the clubs. Seat 3 has no club. */
const HANDS = {
  0: 'JC 9C TC 8C JD 9D AD TD',
  1: '7H JH 9H AH TH KH QH 8H',
  2: 'AC KC QC 7C JS 9S AS TS',
  3: 'KD QD 8D 7D KS QS 8S 7S',
};

/** A hand in which seat 1 bid 16 and chose this suit. */
const bid = (suit: string, given: Partial<TwentyNineOptions> = {}) =>
  playMoves(
    dealt(twentyNine, { dealer: 3, ...given }, HANDS),
    `b0:pass b1:16 b2:pass b3:pass t1:${suit}`,
  );

/** The same in Twenty-Eight: seat 1 laid this card. */
const laid = (card: string): TrickSession<TwentyNineOptions> =>
  playMoves(
    dealt(twentyNine, { dealer: 3, game: '28' }, HANDS),
    `b0:pass b1:14 b2:pass b3:pass y1:${card}`,
  );

describe('concealed trump', () => {
  it('counts as no trump before it is shown', () => {
    const session = playCards(bid('H'), 'JC JH 7C 7S');
    expect(session.state.tricks[0]!.winner).to.equal(0);
    expect(session.state.trumpShown).to.equal(false);
  });

  it('is asked for by who can’t follow', () => {
    const session = bid('S');
    expect(tryMoves(session, 'a0')).to.deep.equal({ code: 'no-suit-led' });
    playCards(session, 'JC');
    expect(tryMoves(session, 'a3')).to.deep.equal({ code: 'not-your-turn', seat: 3, turn: 1 });
    playCards(session, '7H');
    expect(tryMoves(session, 'a2')).to.deep.equal({ code: 'can-follow' });
    playCards(session, '7C');
    playMoves(session, 'a3');
    expect([0, 1, 2, undefined].map((seat) => session.view(seat).trump)).to.deep.equal(
      Array(4).fill(3),
    );
    expect(tryMoves(session, 'a3')).to.deep.equal({ code: 'trump-shown' });
  });

  it('makes who asked play a trump', () => {
    const session = playMoves(playCards(bid('S'), 'JC 7H 7C'), 'a3');
    expect(playable(session)).to.equal('KS QS 8S 7S');
    expect(tryCards(session, 'KD')).to.deep.equal({ code: 'must-trump', suit: 'S' });
    playCards(session, '7S');
    expect(session.state.turn, 'the trump wins').to.equal(3);
  });

  it('leaves who asked free, if so set', () => {
    const session = playMoves(playCards(bid('S', { afterAsking: 'free' }), 'JC 7H 7C'), 'a3');
    expect(tryCards(session, 'KD')).to.equal(undefined);
    expect(session.state.turn).to.equal(0);
  });

  it('leaves who asked free without a trump', () => {
    const session = playMoves(playCards(bid('H'), 'JC 7H 7C'), 'a3');
    expect(playable(session).split(' ')).to.have.length(8);
  });

  it('does not make trumps of cards that lay there before', () => {
    const session = playMoves(playCards(bid('H'), 'JC JH 7C'), 'a3');
    playCards(session, '7S');
    expect(session.state.tricks[0]!.winner, 'the jack of hearts is no trump').to.equal(0);
    playCards(session, '9C');
    expect(playable(session).split(' '), 'in the next trick it may ruff').to.include('9H');
    playCards(session, '9H AC 8S');
    expect(session.state.turn, 'and wins').to.equal(1);
  });

  it('frees the next player who can’t follow', () => {
    const session = playMoves(playCards(bid('D'), 'JC'), 'a1');
    playCards(session, '7H 7C');
    expect(playable(session).split(' '), 'only who asked must trump').to.have.length(8);
    playCards(session, '7D');
    expect(session.state.turn).to.equal(3);
  });
});

describe('king and queen of trump', () => {
  it('are shown by their holder, after trump is known and the side has won a trick', () => {
    const session = playCards(bid('S'), 'JC 7H 7C');
    expect(tryMoves(session, 'q3')).to.deep.equal({ code: 'trump-concealed' });
    playMoves(session, 'a3');
    expect(tryMoves(session, 'q3')).to.deep.equal({ code: 'no-trick-yet' });
    playCards(session, '7S');
    playMoves(session, 'q3');
    expect(session.state.pair).to.equal(3);
    expect(tryMoves(session, 'q3')).to.deep.equal({ code: 'pair-shown' });
    expect(session.state.turn, 'it is still the same turn').to.equal(3);
  });

  it('are both in the hand', () => {
    const session = playMoves(playCards(bid('S'), 'JC 7H 7C'), 'a3');
    playCards(session, 'KS');
    expect(session.state.turn).to.equal(3);
    expect(tryMoves(session, 'q3')).to.deep.equal({ code: 'no-pair' });
  });

  it('are in no hand of Twenty-Eight', () => {
    const session = laid('7H');
    expect(tryMoves(session, 'q0')).to.deep.equal({ code: 'not-in-rules', move: 'pair' });
  });
});

describe('the card laid for trump', () => {
  it('goes back to the hand when trump is asked for', () => {
    const session = playCards(laid('7H'), 'JC');
    expect(session.state.seats[1]!.cards).to.have.length(7);
    playMoves(session, 'a1');
    expect(session.state.laid).to.equal(null);
    expect(session.state.seats[1]!.cards.at(-1)).to.equal(cards('7H')[0]);
    expect(playable(session).split(' ')).to.have.length(8);
    playCards(session, '7H AC 8D');
    expect(session.state.turn, 'it is a trump').to.equal(1);
  });

  it('goes back when another player asks', () => {
    const session = playMoves(playCards(laid('7H'), 'JC JH 7C'), 'a3');
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([7, 7, 7, 8]);
    expect(session.view(2).trump).to.equal(2);
  });

  it('is taken up for the last trick, if nobody asked', () => {
    const session = laid('7H');
    while (session.state.tricks.length < 7) playCards(session, playable(session).split(' ')[0]!);
    while (session.state.turn !== 1) playCards(session, playable(session).split(' ')[0]!);
    expect(session.state.laid).to.equal(null);
    expect(session.state.trumpShown).to.equal(true);
    expect(session.state.seats[1]!.cards).to.deep.equal(cards('7H'));
    playOut(session);
    expect(session.outcome).to.equal('over');
    expect(session.state.tricks).to.have.length(8);
  });
});
