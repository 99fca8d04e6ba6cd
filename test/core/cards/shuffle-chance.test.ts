import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  TABLE_DECK_SIZE,
  type RandomInteger,
  botRandom,
  cutDeck,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { countOf } from '../../support/counts.js';

const DECKS = countOf({ normal: 2_000, full: 20_000 });
const SIZE = TABLE_DECK_SIZE;

/**
 * Each card lies in each place as often as in any other: chi-square over the 53 × 53 table of cards
 * and places, whose sums are fixed, so (53 − 1)² = 2704 degrees of freedom, mean 2704, standard
 * deviation √(2 · 2704) = 73.5. Both borders lie at one in a thousand (z = 3.09, normal
 * approximation); the seeds are the numbers from 0, so a run that passes passes for ever. The borders
 * do not depend on the number of decks.
 */
const BORDERS = [2477, 2931] as const;

/**
 * What a wrong shuffle exceeds. What it adds to the mean grows with the number of decks: 5862 − 2704
 * with all of them, a tenth of that with a tenth of them.
 */
const WRONG = countOf({ normal: 3_020, full: 2 * BORDERS[1] });

const seedOf = (number: number): Uint8Array => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(28, number);
  return seed;
};

/** Of many decks: how far the places of the cards are from even. */
function unevenness(deckOf: (number: number) => readonly number[]): number {
  const counts = new Uint32Array(SIZE * SIZE);
  for (let number = 0; number < DECKS; number++) {
    deckOf(number).forEach((card, place) => counts[card * SIZE + place]!++);
  }
  const expected = DECKS / SIZE;
  const sum = counts.reduce((so, count) => so + (count - expected) ** 2 / expected, 0);
  // Of permutations, this much of the plain sum is chi-square.
  return (sum * (SIZE - 1)) / SIZE;
}

/** The well-known wrong shuffle: each card is swapped with any other. */
function naive(random: RandomInteger): number[] {
  const deck = [...Array(SIZE).keys()];
  for (let place = 0; place < SIZE; place++) {
    const drawn = random(SIZE);
    [deck[place], deck[drawn]] = [deck[drawn]!, deck[place]!];
  }
  return deck;
}

describe(`${DECKS} shuffles`, () => {
  it('put each card in each place equally often', () => {
    expect(unevenness((number) => tableDeck(seedOf(number)))).to.be.within(...BORDERS);
  });

  it(`and ${DECKS} cuts too`, () => {
    const deck = [...Array(SIZE).keys()];
    const cut = (number: number) => cutDeck(deck, ['north', String(number)]);
    expect(unevenness(cut)).to.be.within(...BORDERS);
  });

  it('would be found out by that test if they were not fair', () => {
    const wrong = (number: number) => naive(botRandom(seedOf(number), 'naive'));
    expect(unevenness(wrong)).to.be.above(WRONG);
  });
});

describe(`${3 * DECKS} dice`, () => {
  it('show each face equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let number = 0; number < DECKS; number++) {
      for (const face of secureDice(seedOf(number), 3)) counts[face - 1]!++;
    }
    const expected = (3 * DECKS) / 6;
    const sum = counts.reduce((so, count) => so + (count - expected) ** 2 / expected, 0);
    // Five degrees of freedom: one run in a thousand is below 0.21, one above 20.5.
    expect(sum).to.be.within(0.21, 20.5);
  });
});
