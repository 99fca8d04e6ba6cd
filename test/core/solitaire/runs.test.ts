import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Build } from '../../../src/core.js';
import { fits, runLength } from '../../../src/core/patience/piles.js';
import { ALL_CARDS, card, cards, sorted } from '../support/cards.js';

/** Which cards may lie on the seven of hearts. */
const ON_SEVEN_OF_HEARTS: Readonly<Record<Build, string>> = {
  alternate: '6C 6S',
  suit: '6H',
  any: '6C 6D 6H 6S',
};

/** Columns, and how many of their top cards are in order by each rule. */
const RUNS: readonly (readonly [string, Readonly<Record<Build, number>>])[] = [
  ['', { alternate: 0, suit: 0, any: 0 }],
  ['7H', { alternate: 1, suit: 1, any: 1 }],
  ['8S 7H', { alternate: 2, suit: 1, any: 2 }],
  ['8H 7H', { alternate: 1, suit: 2, any: 2 }],
  ['8D 7H', { alternate: 1, suit: 1, any: 2 }],
  ['9H 8S 7H', { alternate: 3, suit: 1, any: 3 }],
  ['9S 8S 7H', { alternate: 2, suit: 1, any: 3 }],
  ['KC 9S 8S 7S', { alternate: 1, suit: 3, any: 3 }],
  ['6C 7H', { alternate: 1, suit: 1, any: 1 }],
  ['9S 7H', { alternate: 1, suit: 1, any: 1 }],
  ['AS KH', { alternate: 1, suit: 1, any: 1 }],
  ['KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS', { alternate: 13, suit: 1, any: 13 }],
];

for (const build of ['alternate', 'suit', 'any'] as const) {
  describe(`building down by ${build}`, () => {
    it('takes the cards one lower that the rule allows', () => {
      const taken = ALL_CARDS.filter((upper) => fits(build, upper, card('7H')));
      expect(sorted(taken)).to.equal(ON_SEVEN_OF_HEARTS[build]);
      expect(ALL_CARDS.filter((upper) => fits(build, upper, card('AS')))).to.deep.equal([]);
    });

    it('finds how many top cards are in order', () => {
      for (const [column, lengths] of RUNS) {
        expect(runLength(build, cards(column)), column).to.equal(lengths[build]);
      }
    });
  });
}
