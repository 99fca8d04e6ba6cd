import { describe, it } from '#bdd';
import { expect } from 'chai';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import type { TwentyNineOptions } from '../../../src/games/twenty-nine/rules/options.js';
import { figures, score } from '../support/tricks.js';

/** 14 points each; the last trick goes to seat 3. */
const HALVES = ['JC JD 9C 9D AC AD TC TD', '', '', 'JH JS 9H 9S AH AS TH TS'];
const RANKS = 'K Q 8 7'.split(' ');

type Given = Partial<TwentyNineOptions>;

/** A hand that this seat bid. */
const bid = (
  seat: number,
  number: number,
  taken: readonly string[],
  given: Given = {},
  state = {},
) =>
  score(
    twentyNine,
    { lastTrick: given.game !== '28', ...given },
    {
      bids: [0, 1, 2, 3].map((one) => (one === seat ? number : null)),
      taken,
      state: { bidder: seat, trump: 0, trumpShown: true, ...state },
    },
  );

/** The bid that counts after this seat showed king and queen of trump. */
const withPair = (number: number, pair: number): number | null =>
  figures(bid(0, number, HALVES, {}, { pair }), 'bid')[0]!;

describe('the card points', () => {
  it('are 3 for a jack, 2 for a nine, 1 for an ace and a ten, 28 in all', () => {
    const taken = ['JC', '9C', 'AC', 'TC'];
    const results = bid(0, 15, taken, { lastTrick: false });
    expect(figures(results, 'cardPoints')).to.deep.equal([4, 3]);
    const none = bid(0, 15, [RANKS.map((rank) => `${rank}C`).join(' '), '', '', ''], {
      lastTrick: false,
    });
    expect(figures(none, 'cardPoints')).to.deep.equal([0, 0]);
  });

  it('have one more for the last trick, if so set', () => {
    expect(figures(bid(0, 15, HALVES), 'cardPoints')).to.deep.equal([14, 15]);
    const off = bid(0, 15, HALVES, { lastTrick: false });
    expect(figures(off, 'cardPoints')).to.deep.equal([14, 14]);
    const on = bid(0, 15, HALVES, { game: '28', lastTrick: true });
    expect(figures(on, 'cardPoints')).to.deep.equal([14, 15]);
  });
});

describe('the game points', () => {
  it('are one for the bidder’s side if it has as many card points as it bid', () => {
    expect(figures(bid(1, 15, HALVES), 'points')).to.deep.equal([0, 1]);
    expect(figures(bid(3, 15, HALVES), 'points')).to.deep.equal([0, 1]);
  });

  it('are minus one if it has not', () => {
    expect(figures(bid(0, 15, HALVES), 'points')).to.deep.equal([-1, 0]);
    expect(figures(bid(1, 16, HALVES), 'points')).to.deep.equal([0, -1]);
  });

  it('are two if doubled and four if redoubled', () => {
    const points = (seat: number, stake: number) =>
      figures(bid(seat, 15, HALVES, {}, { stake }), 'points');
    expect(points(1, 2)).to.deep.equal([0, 2]);
    expect(points(0, 2)).to.deep.equal([-2, 0]);
    expect(points(1, 4)).to.deep.equal([0, 4]);
    expect(points(0, 4)).to.deep.equal([-4, 0]);
  });

  it('are two for bids of 20 and more in Twenty-Eight', () => {
    const all = ['JC JD JH JS 9C 9D 9H 9S', '', '', 'AC AD AH AS TC TD TH TS'];
    const game: Given = { game: '28' };
    expect(figures(bid(0, 19, all, game), 'points')).to.deep.equal([1, 0]);
    expect(figures(bid(0, 20, all, game), 'points')).to.deep.equal([2, 0]);
    expect(figures(bid(0, 21, all, game), 'points')).to.deep.equal([-2, 0]);
    expect(figures(bid(0, 20, all, game, { stake: 2 }), 'points')).to.deep.equal([4, 0]);
    expect(figures(bid(0, 20, all), 'points'), 'not in Twenty-Nine').to.deep.equal([1, 0]);
  });
});

describe('king and queen of trump', () => {
  it('lower the bid of the bidder’s side by four, not below 16', () => {
    expect(withPair(22, 0)).to.equal(18);
    expect(withPair(20, 2), 'the partner’s too').to.equal(16);
    expect(withPair(18, 0)).to.equal(16);
    expect(withPair(16, 0)).to.equal(16);
    expect(withPair(15, 0), 'a bid below 16 stays').to.equal(15);
  });

  it('raise it for the others by four, not above 28', () => {
    expect(withPair(16, 1)).to.equal(20);
    expect(withPair(24, 3)).to.equal(28);
    expect(withPair(26, 1)).to.equal(28);
    expect(withPair(28, 1)).to.equal(28);
  });

  it('decide whether the bid is made', () => {
    const taken = ['JC JD JH 9C 9D AC AD TC', '', '', 'JS'];
    // 16 of the 17 that were bid.
    expect(figures(bid(0, 17, taken), 'points')).to.deep.equal([-1, 0]);
    expect(figures(bid(0, 17, taken, {}, { pair: 2 }), 'points')).to.deep.equal([1, 0]);
    expect(figures(bid(0, 16, taken, {}, { pair: 1 }), 'points')).to.deep.equal([-1, 0]);
  });
});

describe('the end of a game of Twenty-Nine', () => {
  it('comes at six points, or at minus six', () => {
    expect(bid(1, 15, HALVES, { scores: [0, 5] }).winners).to.deep.equal([1]);
    expect(bid(1, 15, HALVES, { scores: [0, 4] }).winners).to.equal(null);
    expect(bid(0, 15, HALVES, { scores: [-5, -4] }).winners).to.deep.equal([1]);
    expect(bid(0, 15, HALVES, { scores: [-4, 5] }).winners).to.equal(null);
    expect(bid(0, 15, HALVES, { scores: [-5, -5] }).winners, 'only one side falls').to.deep.equal([
      1,
    ]);
  });

  it('passes the deal to the next seat', () => {
    const { next } = bid(1, 15, HALVES, { dealer: 3, hand: 2, scores: [1, 2] });
    expect(next).to.deep.equal({ dealer: 0, hand: 3, scores: [1, 3] });
  });
});
