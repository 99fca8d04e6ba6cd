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
/** A game with 52 cards and no dice: two players, four cards dealt in turn. */
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

describe('the check of a deal without a joker', () => {
  it('compares the deck of that size, without dice', () => {
    const { fair, deck: due, lines } = check(DEALT, 52);
    expect(fair).to.equal(true);
    expect(due).to.deep.equal(deck);
    expect(lines.map(({ code }) => code)).to.deep.equal(['commitment', 'deck', 'hand', 'hand']);
  });

  it('finds a card that differs', () => {
    const wrong: DealtTo = [1, [1, 3], [deck[1]!, deck[4]!], []];
    const { fair, lines } = check([hand(0, 2), wrong], 52);
    expect(fair).to.equal(false);
    expect(lines.at(-1)).to.deep.include({
      ok: false,
      seat: 1,
      faults: [{ place: 3, expected: deck[3], got: deck[4] }],
    });
  });

  it('rejects a deck of 53 cards', () => {
    expect(check(DEALT).fair).to.equal(false);
  });
});
