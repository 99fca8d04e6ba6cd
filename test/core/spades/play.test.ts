import { describe, it } from '#bdd';
import { expect } from 'chai';
import { spades } from '../../../src/games/spades/rules/game.js';
import type { SpadesOptions } from '../../../src/games/spades/rules/options.js';
import { cards } from '../support/cards.js';
import {
  type TrickSession,
  dealt,
  playCards,
  playMoves,
  playOut,
  playable,
  resultsOf,
  tryCards,
  tryMoves,
} from '../support/tricks.js';

type Hands = Readonly<Record<number, string>>;

/** A hand that seat 0 bids and leads first. */
const hand = (given: Partial<SpadesOptions>, hands: Hands = {}): TrickSession<SpadesOptions> =>
  dealt(spades, { dealer: 3, ...given }, hands);

/** The same after these bids. */
const bid = (given: Partial<SpadesOptions>, hands: Hands = {}): TrickSession<SpadesOptions> =>
  playMoves(hand(given, hands), 'b0:3 b1:3 b2:3 b3:3');

const SPADES = '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS';

describe('bids of Spades', () => {
  it('go around from the dealer’s next, 0 to 13 each', () => {
    const session = hand({ dealer: 1 });
    expect(session.state.turn).to.equal(2);
    expect(tryMoves(session, 'b3:2')).to.deep.equal({ code: 'not-your-turn', seat: 3, turn: 2 });
    expect(tryMoves(session, 'b2:14')).to.deep.equal({ code: 'bad-bid', least: 1, most: 13 });
    expect(tryMoves(session, 'b2:pass')).to.deep.equal({ code: 'no-number' });
    expect(session.legalMoves(2)).to.have.length(14);
    playMoves(session, 'b2:13 b3:0 b0:1 b1:2');
    expect(session.state.seats.map((seat) => seat.bid)).to.deep.equal([1, 2, 13, 0]);
    expect([session.state.phase, session.state.turn]).to.deep.equal(['play', 2]);
  });

  it('of a side have a least sum, if so set, unless one of them is nil', () => {
    const session = playMoves(hand({ minimumBid: 4 }), 'b0:1 b1:0');
    expect(tryMoves(session, 'b2:2')).to.deep.equal({ code: 'side-bid-low', least: 3 });
    expect(tryMoves(session, 'b2:3')).to.equal(undefined);
    expect(tryMoves(session, 'b3:1')).to.equal(undefined);
    const other = playMoves(hand({ minimumBid: 4 }), 'b0:1 b1:4');
    expect(tryMoves(other, 'b2:0'), 'nil').to.equal(undefined);
    const alone = hand({ minimumBid: 4, partners: 'off' });
    expect(tryMoves(alone, 'b0:3')).to.deep.equal({ code: 'side-bid-low', least: 4 });
  });
});

describe('leading spades', () => {
  it('is refused before they are broken', () => {
    const session = bid({}, { 0: 'AS 2C' });
    expect(tryCards(session, 'AS')).to.deep.equal({ code: 'not-broken', suit: 'S' });
    expect(tryCards(session, '2C')).to.equal(undefined);
  });

  it('is allowed after a spade was discarded or ruffed with', () => {
    const hands = { 0: 'AC 2C', 1: '3C 4D', 2: '4C', 3: SPADES };
    const session = playCards(bid({}, hands), '2C 3C 4C 5S');
    expect(session.state.turn, 'a trump wins').to.equal(3);
    expect(tryCards(session, 'AS')).to.equal(undefined);
  });

  it('is allowed to a hand of spades', () => {
    expect(tryCards(bid({}, { 0: SPADES }), 'AS')).to.equal(undefined);
  });
});

describe('the jokers of Spades', () => {
  it('beat the ace, the big one the little one', () => {
    const given = { jokers: true, dealer: 3 };
    const only = {
      0: 'AS 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H',
      1: '2D 5C',
      2: '2S',
      3: '6C',
    };
    const session = playCards(bid(given, only), 'AS 2D 2S 6C');
    expect(session.state.turn, 'the little joker beats the ace').to.equal(1);
    const big = playCards(bid(given, only), '2H 2D 2S 6C');
    expect(big.state.turn).to.equal(0);
  });

  it('are spades: they must follow, and can’t lead before spades are broken', () => {
    const session = bid({ jokers: true }, { 0: '2H 3C', 1: '2D 4H', 2: '5H', 3: '6H' });
    expect(tryCards(session, '2H')).to.deep.equal({ code: 'not-broken', suit: 'S' });
    const led = bid(
      { jokers: true },
      { 0: SPADES.replace('2S', '2H'), 1: '2D 2C', 2: '3C', 3: '4C' },
    );
    playCards(led, 'AS');
    expect(playable(led).split(' ')).to.include('2D');
    expect(tryCards(led, '2C')).to.deep.equal({ code: 'must-follow', suit: 'S' });
  });

  it('are ordinary twos without the option', () => {
    const session = bid({}, { 0: '2H 9H', 1: '3H' });
    expect(tryCards(session, '2H')).to.equal(undefined);
  });
});

describe('blind nil', () => {
  const behind = { blindNil: true, blindExchange: true, scores: [100, 0] };

  it('is for a side at least 100 points behind, before looking', () => {
    const session = hand({ ...behind, dealer: 0 }, { 1: 'AC' });
    expect(session.state.seats.map((seat) => seat.hasLooked)).to.deep.equal([
      ...[true, false, true, false],
    ]);
    expect(session.view(1).seats[1]!.cards).to.deep.equal(Array(13).fill(-1));
    expect(tryMoves(session, 'b1:3')).to.deep.equal({ code: 'must-look' });
    playMoves(session, 'l1');
    expect(session.view(1).seats[1]!.cards[0]).to.equal(cards('AC')[0]);
    expect(tryMoves(session, 'n1')).to.deep.equal({ code: 'already-looked', seat: 1 });
    expect(tryMoves(session, 'b1:3')).to.equal(undefined);
  });

  it('is for nobody at 99 points behind, or without the option', () => {
    const looked = (given: Partial<SpadesOptions>) =>
      hand(given).state.seats.every((seat) => seat.hasLooked);
    expect(looked({ ...behind, scores: [99, 0] })).to.equal(true);
    expect(looked({ ...behind, blindNil: false })).to.equal(true);
    expect(looked(behind)).to.equal(false);
  });

  it('is followed by an exchange of two cards with the partner', () => {
    const session = hand({ ...behind, dealer: 0 }, { 1: 'AC KC', 3: '2D 3D' });
    playMoves(session, 'n1 b2:4 l3 b3:4 b0:4');
    expect([session.state.phase, session.state.turn]).to.deep.equal(['pass', null]);
    expect(tryMoves(session, 'g0:2H3H')).to.deep.equal({ code: 'passes-nothing', seat: 0 });
    expect(tryMoves(session, 'g1:ACKCQC')).to.deep.equal({ code: 'pass-count', cards: 2 });
    playMoves(session, 'g1:ACKC g3:2D3D');
    expect(session.state.seats[1]!.received).to.deep.equal(cards('2D 3D'));
    expect(session.state.seats[3]!.received).to.deep.equal(cards('AC KC'));
    expect([session.state.phase, session.state.turn]).to.deep.equal(['play', 1]);
  });

  it('is played without an exchange by default', () => {
    const session = hand({ ...behind, blindExchange: false, dealer: 0 });
    playMoves(session, 'n1 b2:4 n3 b0:4');
    expect(session.state.phase).to.equal('play');
  });
});

describe('a whole hand of Spades', () => {
  it('ends with the last trick', () => {
    const session = playMoves(hand({}, { 0: SPADES }), 'b0:13 b1:0 b2:1 b3:0');
    playOut(session);
    expect(session.outcome).to.equal('over');
    const { sides, next } = resultsOf(session);
    // The partner's bid of one is not met: 13 tricks for a bid of 14.
    expect(sides.map(({ points }) => points)).to.deep.equal([-140, 200]);
    expect(next).to.deep.equal({ dealer: 0, hand: 2, scores: [-140, 200], bagCounts: [0, 0] });
  });
});
