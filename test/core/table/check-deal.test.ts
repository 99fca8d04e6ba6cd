import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type DealtTo,
  checkDeal,
  commitment,
  cutDeck,
  parseSeed,
  secureShuffle,
} from '../../../src/core.js';
import { valueOf } from '../support/result.js';

const seed = valueOf(parseSeed('5eed'.repeat(16)));
const cuts = ['north', 'east'];
/** Of a game of 52 cards without dice: two players, four cards by turns. */
const deck = cutDeck(secureShuffle(seed, 52), cuts);
const hand = (...places: number[]): DealtTo => [
  places[0]!,
  places,
  places.map((place) => deck[place]!),
  [],
];
const DEALT = [hand(0, 2), hand(1, 3)];
const check = (dealt: readonly DealtTo[], size?: number) =>
  checkDeal(commitment(seed), seed, cuts, dealt, [], size);

describe('a deal without a joker that is checked', () => {
  it('is held to the deck of that size, dice left out', () => {
    const { fair, deck: due, lines } = check(DEALT, 52);
    expect(fair).to.equal(true);
    expect(due).to.deep.equal(deck);
    expect(lines.map(({ code }) => code)).to.deep.equal(['commitment', 'deck', 'hand', 'hand']);
  });

  it('tells a card that is another', () => {
    const wrong: DealtTo = [1, [1, 3], [deck[1]!, deck[4]!], []];
    const { fair, lines } = check([hand(0, 2), wrong], 52);
    expect(fair).to.equal(false);
    expect(lines.at(-1)).to.deep.include({
      ok: false,
      seat: 1,
      faults: [{ place: 3, expected: deck[3], got: deck[4] }],
    });
  });

  it('is none of 53 cards', () => {
    expect(check(DEALT).fair).to.equal(false);
  });
});
