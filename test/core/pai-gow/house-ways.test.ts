import { describe, it } from '#bdd';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { JOKER } from '../../../src/core.js';
import { WHEELS, isFoul, rankFive, rankTwo } from '../../../src/games/pai-gow/rules/hand-rank.js';
import { HOUSE_WAYS, HOUSE_WAY_NAMES } from '../../../src/games/pai-gow/rules/house-ways.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, sorted } from '../support/cards.js';

const RUNS = { seed: 53, numRuns: countOf({ normal: 2_000, full: 20_000 }) };

/** Seven cards in any order. Every other hand has the joker, the others may have it too. */
const HAND = fc.oneof(
  fc
    .shuffledSubarray([...ALL_CARDS], { minLength: 6, maxLength: 6 })
    .chain((six) => fc.nat(6).map((at) => [...six.slice(0, at), JOKER, ...six.slice(at)])),
  fc.shuffledSubarray([...ALL_CARDS, JOKER], { minLength: 7, maxLength: 7 }),
);
const WHEEL = fc.constantFrom(...WHEELS);

for (const name of HOUSE_WAY_NAMES) {
  const houseWay = HOUSE_WAYS[name];
  describe(`the house way ${name}`, () => {
    it('is never foul and keeps the seven cards', () => {
      fc.assert(
        fc.property(HAND, WHEEL, (hand, wheel) => {
          const { front, back } = houseWay(hand, wheel);
          const set = `${front.length} ${back.length} ${sorted([...front, ...back])}`;
          if (set !== `2 5 ${sorted(hand)}`) expect.fail(set);
          if (isFoul(rankFive(...back, wheel), rankTwo(...front))) expect.fail(`${set} is foul`);
        }),
        RUNS,
      );
    });

    it('sets a hand the same way in any order of its cards', () => {
      const twice = HAND.chain((hand) =>
        fc.tuple(
          fc.constant(hand),
          fc.shuffledSubarray(hand, { minLength: hand.length, maxLength: hand.length }),
        ),
      );
      fc.assert(
        fc.property(twice, WHEEL, ([hand, other], wheel) => {
          const [one, same] = [hand, other].map((cards) => JSON.stringify(houseWay(cards, wheel)));
          if (one !== same) expect(same).to.equal(one);
        }),
        RUNS,
      );
    });
  });
}
