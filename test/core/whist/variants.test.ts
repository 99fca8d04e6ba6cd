import { describe, it } from '#bdd';
import { expect } from 'chai';
import { whist } from '../../../src/games/whist/rules/game.js';
import type { WhistOptions } from '../../../src/games/whist/rules/options.js';
import { rulesOf } from '../../../src/games/whist/rules/rules.js';
import { cards } from '../support/cards.js';
import { problemOf } from '../support/result.js';
import { people } from '../support/trick-options.js';
import {
  dealt,
  figures,
  optionsOf,
  playCards,
  playMoves,
  playOut,
  resultsOf,
  score,
  tryMoves,
} from '../support/tricks.js';

describe('knock-out whist', () => {
  const given: Partial<WhistOptions> = { variant: 'knock-out' };

  it('begins with seven cards and a trump that is turned up', () => {
    const session = dealt(whist, { ...given, dealer: 3 }, {}, 'KH');
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([7, 7, 7, 7]);
    expect(session.state.turned).to.equal(cards('KH')[0]);
    expect([session.state.trump, session.state.turn]).to.deep.equal([2, 0]);
  });

  it('goes on with one card less each hand', () => {
    const sizes = [1, 2, 3, 4, 5, 6, 7].map(
      (hand) => rulesOf(optionsOf(whist, { ...given, hand, scores: [2, 2, 2, 1] })).deal.hand,
    );
    expect(sizes).to.deep.equal([7, 6, 5, 4, 3, 2, 1]);
  });

  it('knocks out who took no trick', () => {
    const { next, winners } = score(whist, { ...given, dealer: 0 }, { tricks: [4, 0, 0, 3] });
    expect(winners).to.equal(null);
    expect(next, 'the next seat in the game deals').to.deep.equal({
      ...{ dealer: 3, hand: 2, scores: [4, 0, 0, 3] },
    });
    const session = dealt(whist, { ...given, ...next });
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([6, 0, 0, 6]);
    expect(session.state.turn, 'who took most tricks names trump').to.equal(0);
    expect(tryMoves(session, 't1:H')).to.deep.equal({ code: 'seat-out', seat: 1 });
    expect(tryMoves(session, 't3:H')).to.deep.equal({ code: 'not-your-turn', seat: 3, turn: 0 });
    playMoves(session, 't0:H');
    expect([session.state.trump, session.state.turn]).to.deep.equal([2, 0]);
    expect(session.view(3).trump).to.equal(2);
    playOut(session);
    expect(session.state.tricks.map(({ plays }) => plays.length)).to.deep.equal([2, 2, 2, 2, 2, 2]);
  });

  it('lets the first of several with most tricks name trump, from the dealer on', () => {
    const named = (dealer: number) =>
      rulesOf(optionsOf(whist, { ...given, hand: 2, dealer, scores: [3, 1, 3, 0] })).trump;
    expect(named(0)).to.deep.equal({ type: 'named', by: 2 });
    expect(named(3)).to.deep.equal({ type: 'named', by: 0 });
  });

  it('is won by the last one with a trick', () => {
    const results = score(whist, { ...given, hand: 6, scores: [2, 1, 0, 0] }, { tricks: [2] });
    expect(results.winners).to.deep.equal([0]);
    const last = { ...given, hand: 7, scores: [1, 1, 0, 0] };
    expect(score(whist, last, { tricks: [0, 1] }).winners).to.deep.equal([1]);
  });

  it('refuses a hand after the end of the game', () => {
    const bad = { ...given, hand: 3, scores: [5, 0, 0, 0] };
    expect(problemOf(whist.options.check(bad)).option).to.equal('scores');
    expect(
      problemOf(whist.options.check({ ...given, hand: 8, scores: [1, 1, 0, 0] })).option,
    ).to.equal('scores');
  });
});

describe('German whist', () => {
  const given: Partial<WhistOptions> = { variant: 'german', dealer: 1 };
  const hands = { 0: 'AC 2C', 1: 'KC 3C' };

  it('has two players, 13 cards each, and a stock whose top card sets trump', () => {
    const session = dealt(whist, given, hands, '9H 5D');
    expect(session.state.seats.map((seat) => seat.cards.length)).to.deep.equal([13, 13]);
    expect(session.state.stock).to.have.length(26);
    expect([session.state.turned, session.state.trump]).to.deep.equal([cards('9H')[0], 2]);
  });

  it('gives the card that all see to the winner, and the next one to the other', () => {
    const session = playCards(dealt(whist, given, hands, '9H 5D 7S'), 'AC 3C');
    expect(session.state.seats.map((seat) => seat.cards.at(-1))).to.deep.equal(cards('9H 5D'));
    expect(session.view(0).seats[1]!.cards.at(-1), 'it is hidden').to.equal(-1);
    expect(session.view(1).seats[1]!.cards.at(-1)).to.equal(cards('5D')[0]);
    expect([session.state.turned, session.state.turn]).to.deep.equal([cards('7S')[0], 0]);
    expect(session.state.trump, 'trump stays').to.equal(2);
  });

  it('ends after 26 tricks, and the last 13 decide', () => {
    const session = playOut(dealt(whist, given, hands, '9H 5D'));
    expect(session.state.tricks).to.have.length(26);
    expect(session.state.turned).to.equal(null);
    const last = session.state.tricks.slice(13).filter(({ winner }) => winner === 0).length;
    expect(resultsOf(session).winners).to.deep.equal([last > 6 ? 0 : 1]);
  });

  it('does not count the tricks before the stock is empty', () => {
    const won = (winner: number, count: number) =>
      Array(count).fill({ plays: [], trumpFrom: 0, winner }) as [];
    const tricks = [...won(0, 13), ...won(0, 6), ...won(1, 7)];
    const results = score(whist, given, { state: { tricks } });
    expect(figures(results, 'points')).to.deep.equal([0, 1]);
    expect([results.winners, results.next]).to.deep.equal([[1], null]);
  });
});

describe('Oh hell', () => {
  const given: Partial<WhistOptions> = { variant: 'oh-hell', dealer: 3 };
  const sizes = (count: number): string =>
    [...Array(19).keys()]
      .map((at) => optionsOf(whist, { ...given, dealer: 0, kinds: people(count), hand: at + 1 }))
      .map((options) => rulesOf(options).deal.hand)
      .join(' ');

  it('has hands of 1 to 10 cards and back; of 8, if six play', () => {
    expect(sizes(4)).to.equal('1 2 3 4 5 6 7 8 9 10 9 8 7 6 5 4 3 2 1');
    expect(sizes(5)).to.equal('1 2 3 4 5 6 7 8 9 10 9 8 7 6 5 4 3 2 1');
    expect(sizes(6)).to.equal('1 2 3 4 5 6 7 8 7 6 5 4 3 2 1 1 1 1 1');
  });

  it('turns up the next card for trump', () => {
    const session = dealt(whist, { ...given, hand: 10 }, {}, 'QD');
    expect([session.state.turned, session.state.trump]).to.deep.equal([cards('QD')[0], 1]);
  });

  it('forbids the dealer the bid that makes the sum fit', () => {
    const session = playMoves(dealt(whist, { ...given, hand: 3 }), 'b0:1 b1:0 b2:1');
    expect(tryMoves(session, 'b3:1')).to.deep.equal({ code: 'bids-fit', bid: 1, tricks: 3 });
    expect(tryMoves(session, 'b3:4')).to.deep.equal({ code: 'bad-bid', least: 0, most: 3 });
    expect(session.legalMoves(3)).to.deep.equal(
      [0, 2, 3].map((bid) => ({ type: 'bid', seat: 3, bid })),
    );
  });

  it('leaves the dealer free if the others bid too many', () => {
    const session = playMoves(dealt(whist, { ...given, hand: 2 }), 'b0:2 b1:1 b2:0');
    expect(session.legalMoves(3)).to.have.length(3);
  });

  it('gives ten and the bid for exactly as many tricks', () => {
    const bids = [1, 0, 2, 1];
    const results = score(whist, { ...given, hand: 3 }, { bids, tricks: [1, 0, 1, 1] });
    expect(figures(results, 'points')).to.deep.equal([11, 10, 0, 11]);
    expect(figures(results, 'isMade')).to.deep.equal([true, true, false, true]);
    expect(results.winners).to.equal(null);
  });

  it('is won by the highest score after the last hand, or by several', () => {
    const last = { ...given, hand: 19, scores: [50, 61, 60, 0] };
    const bids = [1, 1, 0, 0];
    expect(score(whist, last, { bids, tricks: [1] }).winners).to.deep.equal([2]);
    expect(score(whist, last, { bids: [1, 0, 1, 0], tricks: [1] }).winners).to.deep.equal([1]);
    const tied = { ...last, scores: [60, 61, 61, 0] };
    // 71 each: the first seat made its bid of 1 and has 71 as well.
    const all = score(whist, tied, { bids: [1, 0, 0, 0], tricks: [1] });
    expect(figures(all, 'score')).to.deep.equal([71, 71, 71, 10]);
    expect(all.winners).to.deep.equal([0, 1, 2]);
  });
});
