import { describe, it } from '#bdd';
import { expect } from 'chai';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import type { TwentyNineOptions } from '../../../src/games/twenty-nine/rules/options.js';
import { cards } from '../support/cards.js';
import { type TrickSession, dealt, playMoves, resultsOf, tryMoves } from '../support/tricks.js';

/** A hand that seat 0 bids first. */
const hand = (given: Partial<TwentyNineOptions> = {}): TrickSession<TwentyNineOptions> =>
  dealt(twentyNine, { dealer: 3, ...given });

const bidders = ({ state }: TrickSession<TwentyNineOptions>) => [state.phase, state.turn];

describe('the auction of Twenty-Nine', () => {
  it('begins with four cards each, left of the dealer, at 15', () => {
    const session = hand();
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([4, 4, 4, 4]);
    expect(bidders(session)).to.deep.equal(['bid', 0]);
    expect(tryMoves(session, 'b0:14')).to.deep.equal({ code: 'bad-bid', least: 15, most: 28 });
    expect(tryMoves(session, 'b0:29')).to.deep.equal({ code: 'bad-bid', least: 15, most: 28 });
    expect(tryMoves(session, 'b1:16')).to.deep.equal({ code: 'not-your-turn', seat: 1, turn: 0 });
    expect(tryMoves(session, 'b0:15')).to.equal(undefined);
  });

  it('begins at 16, if so set', () => {
    const low = tryMoves(hand({ minimum: 16 }), 'b0:15');
    expect(low).to.deep.equal({ code: 'bad-bid', least: 16, most: 28 });
  });

  it('goes on higher until all others have passed', () => {
    const session = playMoves(hand(), 'b0:15 b1:16 b2:pass b3:17');
    expect(bidders(session)).to.deep.equal(['bid', 0]);
    expect(tryMoves(session, 'b0:17')).to.deep.equal({ code: 'bad-bid', least: 18, most: 28 });
    playMoves(session, 'b0:pass');
    expect(bidders(session), 'seat 2 has passed').to.deep.equal(['bid', 1]);
    playMoves(session, 'b1:18');
    expect(bidders(session)).to.deep.equal(['bid', 3]);
    playMoves(session, 'b3:pass');
    expect(bidders(session)).to.deep.equal(['trump', 1]);
    expect(session.state.bidder).to.equal(1);
  });

  it('ends at 28', () => {
    expect(bidders(playMoves(hand(), 'b0:pass b1:28'))).to.deep.equal(['trump', 1]);
  });

  it('lets the first bidder hold at the same number, if so set', () => {
    const session = playMoves(hand({ hold: true }), 'b0:15 b1:16 b2:pass b3:pass b0:16');
    expect(session.state.bidder).to.equal(0);
    expect(tryMoves(session, 'b1:16')).to.deep.equal({ code: 'bad-bid', least: 17, most: 28 });
    playMoves(session, 'b1:28');
    expect(bidders(session), 'even at 28').to.deep.equal(['bid', 0]);
    playMoves(session, 'b0:28');
    expect(bidders(session)).to.deep.equal(['trump', 0]);
  });

  it('lets nobody but the first bidder hold', () => {
    const session = playMoves(hand({ hold: true }), 'b0:pass b1:15 b2:16 b3:17');
    expect(tryMoves(playMoves(session, 'b1:17'), 'b2:17')).to.deep.equal({
      ...{ code: 'bad-bid', least: 18, most: 28 },
    });
  });

  it('makes the dealer bid if all others pass', () => {
    const session = playMoves(hand(), 'b0:pass b1:pass b2:pass');
    expect(tryMoves(session, 'b3:pass')).to.deep.equal({ code: 'dealer-must-bid', least: 15 });
    playMoves(session, 'b3:15');
    expect(bidders(session)).to.deep.equal(['trump', 3]);
  });

  it('ends the hand without points if all pass, if so set', () => {
    const given = { allPass: 'redeal', scores: [2, -3], hand: 4 } as const;
    const session = playMoves(hand(given), 'b0:pass b1:pass b2:pass b3:pass');
    expect(session.outcome).to.equal('over');
    const { played, sides, next, winners } = resultsOf(session);
    expect([played, winners]).to.deep.equal([false, null]);
    expect(sides.map(({ points }) => points)).to.deep.equal([0, 0]);
    expect(next).to.deep.equal({ dealer: 0, hand: 5, scores: [2, -3] });
    expect(session.view(0).seats[1]!.cards, 'hands stay hidden').to.deep.equal([-1, -1, -1, -1]);
  });
});

describe('trump of Twenty-Nine', () => {
  it('is chosen in secret, then four more cards are dealt', () => {
    const session = playMoves(hand(), 'b0:15 b1:pass b2:pass b3:pass t0:H');
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([8, 8, 8, 8]);
    expect(session.view(0).trump).to.equal(2);
    expect([1, 2, 3, undefined].map((seat) => session.view(seat).trump)).to.deep.equal(
      Array(4).fill(null),
    );
    expect(bidders(session)).to.deep.equal(['play', 0]);
  });
});

describe('doubles', () => {
  const bid = (): TrickSession<TwentyNineOptions> =>
    playMoves(hand({ doubles: true }), 'b0:pass b1:16 b2:pass b3:pass t1:H');

  it('are for the opponents, and redoubles for the bidder’s side', () => {
    const session = bid();
    expect(bidders(session)).to.deep.equal(['double', 2]);
    expect(tryMoves(session, 'xx2')).to.deep.equal({ code: 'not-doubled' });
    playMoves(session, 'k2');
    expect(bidders(session)).to.deep.equal(['double', 0]);
    playMoves(session, 'x0');
    expect(session.state.stake).to.equal(2);
    expect(bidders(session)).to.deep.equal(['double', 1]);
    expect(tryMoves(session, 'x1')).to.deep.equal({ code: 'already-doubled' });
    playMoves(session, 'k1 xx3');
    expect(session.state.stake).to.equal(4);
    expect(bidders(session)).to.deep.equal(['play', 0]);
  });

  it('end if nobody doubles or redoubles', () => {
    expect(bidders(playMoves(bid(), 'k2 k0'))).to.deep.equal(['play', 0]);
    expect(bidders(playMoves(bid(), 'x2 k1 k3'))).to.deep.equal(['play', 0]);
  });
});

describe('the auction of Twenty-Eight', () => {
  const game = { game: '28' } as const;

  it('begins at 14', () => {
    expect(tryMoves(hand(game), 'b0:13')).to.deep.equal({ code: 'bad-bid', least: 14, most: 28 });
    expect(tryMoves(hand(game), 'b0:14')).to.equal(undefined);
  });

  it('has no bid over the partner’s below 20', () => {
    const session = playMoves(hand(game), 'b0:14 b1:pass');
    expect(tryMoves(session, 'b2:19')).to.deep.equal({ code: 'over-partner', least: 20 });
    expect(tryMoves(session, 'b2:20')).to.equal(undefined);
  });

  it('has one after an opponent bid', () => {
    const session = playMoves(hand(game), 'b0:14 b1:15');
    expect(tryMoves(session, 'b2:16')).to.equal(undefined);
  });

  it('has no such limit in Twenty-Nine', () => {
    expect(tryMoves(playMoves(hand(), 'b0:15 b1:pass'), 'b2:16')).to.equal(undefined);
  });

  it('ends with a card of the trump suit laid face down', () => {
    const session = dealt(twentyNine, { ...game, dealer: 3 }, { 0: 'JC 9C AD 7D' });
    playMoves(session, 'b0:14 b1:pass b2:pass b3:pass');
    expect(tryMoves(session, 't0:C')).to.deep.equal({ code: 'not-in-rules', move: 'trump' });
    expect(tryMoves(session, 'y0:JH')).to.deep.equal({ code: 'not-in-hand', card: 'JH' });
    playMoves(session, 'y0:7D');
    expect([session.state.laid, session.state.trump]).to.deep.equal([cards('7D')[0], 1]);
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([7, 8, 8, 8]);
    const seen = [0, 1, undefined].map((seat) => session.view(seat));
    expect(seen.map(({ laid }) => laid)).to.deep.equal([cards('7D')[0], -1, -1]);
    expect(seen.map(({ trump }) => trump)).to.deep.equal([1, null, null]);
    expect(tryMoves(session, 'p0:7D'), 'it is out of play').to.deep.equal({
      ...{ code: 'not-in-hand', card: '7D' },
    });
  });
});
