import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Trick } from '../../../src/core/tricks/state.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { cards } from '../support/cards.js';
import {
  dealt,
  figures,
  playCards,
  playOut,
  resultsOf,
  score,
  tryCards,
} from '../support/tricks.js';

const SPADES = '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS';

/** The honours among these cards, with hearts as trump. */
const honours = (taken: readonly string[], given: object = {}) =>
  score(whist, { honours: true, ...given }, { taken, state: { trump: 2 } });

describe('a hand of whist', () => {
  it('has the suit of the dealer’s last card as trump', () => {
    const session = dealt(whist, { dealer: 3 }, { 3: SPADES });
    expect(session.state.turned).to.equal(cards('AS')[0]);
    expect(session.state.trump).to.equal(3);
    expect(session.view(0).turned, 'all see it').to.equal(cards('AS')[0]);
    expect(session.view(0).seats[3]!.cards).to.deep.equal(Array(13).fill(-1));
    expect(session.state.turn, 'the dealer’s next leads').to.equal(0);
  });

  it('has tricks that the highest trump wins', () => {
    const hands = { 0: 'AC', 1: '2C', 2: '3C', 3: SPADES };
    const session = playCards(dealt(whist, { dealer: 3 }, hands), 'AC 2C 3C 2S');
    expect(session.state.turn).to.equal(3);
  });

  it('has no trump lead that is forbidden', () => {
    expect(tryCards(dealt(whist, { dealer: 3 }, { 0: 'AS', 3: '2S' }), 'AS')).to.equal(undefined);
  });

  it('ends with the last trick', () => {
    const session = playOut(dealt(whist, { dealer: 3 }, { 3: SPADES }));
    // Seat 3 can ruff each trick, and leads trumps after that.
    expect(figures(resultsOf(session), 'tricks')).to.deep.equal([0, 13]);
    expect(figures(resultsOf(session), 'points')).to.deep.equal([0, 7]);
    expect(resultsOf(session).winners, 'a game of five').to.deep.equal([1]);
  });
});

describe('the points of whist', () => {
  it('are one for each trick over six', () => {
    expect(figures(score(whist, {}, { tricks: [4, 3, 3, 3] }), 'points')).to.deep.equal([1, 0]);
    expect(figures(score(whist, {}, { tricks: [3, 5, 1, 4] }), 'points')).to.deep.equal([0, 3]);
  });

  it('end the game at five, seven or ten', () => {
    const tricks = { tricks: [4, 3, 3, 3] };
    expect(score(whist, { scores: [4, 0] }, tricks).winners).to.deep.equal([0]);
    expect(score(whist, { scores: [3, 0] }, tricks).winners).to.equal(null);
    expect(score(whist, { scores: [6, 6], game: '7' }, tricks).winners).to.deep.equal([0]);
    expect(score(whist, { scores: [6, 6], game: '10' }, tricks).winners).to.equal(null);
  });

  it('pass the deal to the next seat', () => {
    const { next } = score(whist, { dealer: 3, hand: 2 }, { tricks: [4, 3, 3, 3] });
    expect(next).to.deep.equal({ dealer: 0, hand: 3, scores: [1, 0] });
  });
});

describe('honours', () => {
  it('are worth four points for four of them in a side’s hands, two for three', () => {
    expect(figures(honours(['AH KH', '', 'QH JH', '']), 'honours')).to.deep.equal([4, 0]);
    expect(figures(honours(['AH', 'KH', 'QH JH', '']), 'honours')).to.deep.equal([2, 0]);
    expect(figures(honours(['AH', 'KH', 'QH', 'JH']), 'honours')).to.deep.equal([0, 0]);
    expect(figures(honours(['AS KS QS JS', '', '', '']), 'honours')).to.deep.equal([0, 0]);
  });

  it('count for who held them, whoever won the trick', () => {
    const trick = (seat: number, text: string) => ({
      plays: cards(text).map((card) => ({ seat, card })),
      ...{ trumpFrom: 0, winner: 0 },
    });
    const tricks = [trick(1, 'AH KH'), trick(3, 'QH')];
    const results = score(whist, { honours: true }, { state: { trump: 2, tricks } });
    expect(figures(results, 'honours')).to.deep.equal([0, 2]);
  });

  it('don’t count at one point short of game, or without the option', () => {
    const taken = ['AH KH', '', 'QH JH', ''];
    expect(figures(honours(taken, { scores: [4, 0] }), 'points')).to.deep.equal([0, 0]);
    expect(figures(honours(taken, { scores: [3, 0] }), 'points')).to.deep.equal([4, 0]);
    expect(figures(honours(taken, { honours: false }), 'points')).to.deep.equal([0, 0]);
    expect(figures(honours(taken, { scores: [4, 0], game: '7' }), 'points')).to.deep.equal([4, 0]);
  });

  it('don’t count if tricks end the game', () => {
    const held = { plays: cards('AH KH QH').map((card) => ({ seat: 0, card })), trumpFrom: 0 };
    const tricks = [
      { ...held, winner: 1 },
      ...Array<Trick>(6).fill({ plays: [], trumpFrom: 0, winner: 1 }),
    ];
    const given = { honours: true, scores: [3, 4] };
    const results = score(whist, given, { state: { trump: 2, tricks } });
    expect(figures(results, 'score')).to.deep.equal([3, 5]);
    expect(results.winners).to.deep.equal([1]);
  });
});
