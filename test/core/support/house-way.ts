import { it } from '#bdd';
import { expect } from 'chai';
import { formatCards } from '../../../src/core.js';
import type { Wheel } from '../../../src/games/pai-gow/rules/hand-rank.js';
import { HOUSE_WAYS, type HouseWayName } from '../../../src/games/pai-gow/rules/house-ways.js';
import { cards } from './cards.js';

/** A hand as a house way sets it, each part highest first: `one-pair: AH KS | 9C 7D 5H 2C 2D`. */
export function setByHouse(
  hand: string,
  wheel: Wheel = 'second',
  way: HouseWayName = 'foxwoods',
): string {
  const { rule, front, back } = HOUSE_WAYS[way](cards(hand), wheel);
  return `${rule}: ${formatCards(front)} | ${formatCards(back)}`;
}

/** One test for each hand: what is remarkable about it, the cards in front, those behind. */
export function houseSets(
  rule: string,
  hands: readonly (readonly [name: string, front: string, back: string])[],
  way: HouseWayName = 'foxwoods',
): void {
  for (const [name, front, back] of hands) {
    // The hand is given backwards, so that no rule can lean on the order of the answer.
    const hand = `${front} ${back}`.split(' ').reverse().join(' ');
    it(name, () => {
      expect(setByHouse(hand, 'second', way)).to.equal(`${rule}: ${front} | ${back}`);
    });
  }
}
