import { describe, it } from '#bdd';
import { expect } from 'chai';
import { JOKER, TABLE_DECK_SIZE } from '../../../src/core.js';
import { botHands, botsTable } from '../support/pai-gow-bots.js';
import { dealtCards } from '../../../src/games/pai-gow/rules/deal.js';
import { countOf } from '../../support/counts.js';

const HANDS = countOf({ normal: 1_500, full: 10_000 });
const SIZE = TABLE_DECK_SIZE;

/** The chi-square statistic of counts that should be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe(`${HANDS} hands dealt at a table, cuts included`, () => {
  const places = new Array<number>(SIZE * SIZE).fill(0);
  const jokers = new Array<number>(SIZE).fill(0);
  const firsts = new Array<number>(7).fill(0);
  for (const { session } of botHands(botsTable(7, true), HANDS, { minBet: 1, maxBet: 1 })) {
    const { state } = session;
    dealtCards(state).forEach((card, place) => {
      places[card * SIZE + place]! += 1;
      if (card === JOKER) jokers[place]! += 1;
    });
    firsts[state.first!]! += 1;
  }

  it('have each card in each position equally often', () => {
    // (53 − 1)² degrees of freedom: mean 2704, deviation 73.5; one in a thousand on either side.
    expect((chiSquare(places) * (SIZE - 1)) / SIZE).to.be.within(2477, 2931);
  });

  it('have the joker in each position equally often', () => {
    // 52 degrees of freedom, one in a thousand on either side.
    expect(chiSquare(jokers)).to.be.within(25, 90);
  });

  it('give each seat the first hand as often as three dice should', () => {
    // The 216 throws, by their total and seven seats: totals 3–18, minus one, modulo seven.
    const ways = [...Array(216).keys()].map(
      (n) => (n % 6) + (Math.floor(n / 6) % 6) + Math.floor(n / 36) + 2,
    );
    const due = firsts.map((_, seat) => ways.filter((total) => total % 7 === seat).length / 216);
    const dealt = firsts.reduce((sum, count) => sum + count, 0);
    const sum = firsts.reduce((so, count, seat) => {
      const expected = due[seat]! * dealt;
      return so + (count - expected) ** 2 / expected;
    }, 0);
    // Six degrees of freedom.
    expect(sum).to.be.below(22.5);
  });
});
