import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type HandDescription,
  JOKER,
  type Wheel,
  cardOf,
  describeFive,
  describeRank,
  describeTwo,
  rankFive,
} from '../../../src/core.js';
import type { Card } from '../../../src/core.js';
import { decidingCard } from '../../../src/games/pai-gow/rules/describe.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { randomHands } from '../support/plain-poker.js';

/** Spades. */
const S = 3;

const FIVES: readonly (readonly [hand: string, what: HandDescription, wheel?: Wheel])[] = [
  ['KC JD 9H 4S 3C', { code: 'nothing', high: 13, kicker: 11 }],
  ['XX JD 9H 4S 3C', { code: 'nothing', high: 1, kicker: 11, joker: 1 }],
  ['QC QD 9H 4S AC', { code: 'pair', high: 12, kicker: 1 }],
  ['XX AD 9H 4S 3C', { code: 'pair', high: 1, kicker: 9, joker: 1 }],
  ['QC QD 9H 4S XX', { code: 'pair', high: 12, kicker: 1, joker: 1 }],
  ['AC AD 8H 8S KC', { code: 'two-pairs', high: 1, low: 8, kicker: 13 }],
  ['AC XX 8H 8S KC', { code: 'two-pairs', high: 1, low: 8, kicker: 13, joker: 1 }],
  ['7C 7D 7H 4S 3C', { code: 'trips', high: 7, kicker: 4 }],
  ['AC AD XX 4S 3C', { code: 'trips', high: 1, kicker: 4, joker: 1 }],
  ['5C 6D 7H 8S 9C', { code: 'straight', high: 9 }],
  ['5C 6D 7H XX 9C', { code: 'straight', high: 9, joker: 8 }],
  ['5C 6D 7H XX 8C', { code: 'straight', high: 9, joker: 9 }],
  ['TC JD QH KS AC', { code: 'straight', high: 1 }],
  ['XX JD QH KS AC', { code: 'straight', high: 1, joker: 10 }],
  ['TC JD QH KS XX', { code: 'straight', high: 1, joker: 1 }],
  ['AC 2D 3H 4S 5C', { code: 'straight', high: 5 }],
  ['AC 2D 3H 4S 5C', { code: 'straight', high: 5 }, 'low'],
  ['XX 2D 3H 4S 5C', { code: 'straight', high: 5, joker: 1 }],
  ['XX 2D 3H 4S 5C', { code: 'straight', high: 6, joker: 6 }, 'low'],
  ['KC JC 9C 4C 3C', { code: 'flush', high: 13, kicker: 11 }],
  ['AS KS 9S 4S XX', { code: 'flush', high: 1, kicker: 13, joker: 12, jokerSuit: S }],
  ['KH JH 9H 4H XX', { code: 'flush', high: 1, kicker: 13, joker: 1, jokerSuit: 2 }],
  ['8C 8D 8H KS KC', { code: 'full-house', high: 8, low: 13 }],
  ['XX AD 8H 8S 8C', { code: 'full-house', high: 8, low: 1, joker: 1 }],
  ['XX AD AH 8S 8C', { code: 'full-house', high: 1, low: 8, joker: 1 }],
  ['8C 8D 8H 8S KC', { code: 'quads', high: 8, kicker: 13 }],
  ['AC AD AH XX KC', { code: 'quads', high: 1, kicker: 13, joker: 1 }],
  ['8S 9S TS JS QS', { code: 'straight-flush', high: 12 }],
  ['8S XX TS JS QS', { code: 'straight-flush', high: 12, joker: 9, jokerSuit: S }],
  ['TS JS QS KS AS', { code: 'straight-flush', high: 1 }],
  ['TS XX QS KS AS', { code: 'straight-flush', high: 1, joker: 11, jokerSuit: S }],
  ['XX 2S 3S 4S 5S', { code: 'straight-flush', high: 5, joker: 1, jokerSuit: S }],
  ['XX 2S 3S 4S 5S', { code: 'straight-flush', high: 6, joker: 6, jokerSuit: S }, 'low'],
  ['AC AD AH AS XX', { code: 'five-aces', high: 1, joker: 1 }],
];

describe('the description of five cards', () => {
  for (const [hand, what, wheel = 'second'] of FIVES) {
    const joker = what.joker === undefined ? '' : ', the joker’s part too';
    it(`names ${hand} a ${what.code}${joker} (wheel ${wheel})`, () => {
      expect(describeFive(cards(hand), wheel)).to.deep.equal(what);
    });
  }

  it('names a joker that could be that card: the hand ranks the same with it', () => {
    for (const hand of randomHands(ALL_CARDS, 4, 3_000)) {
      const rank = (card: Card): number => {
        const [a, b, c, d] = hand as readonly [Card, Card, Card, Card];
        return rankFive(a, b, c, d, card, 'second');
      };
      const { joker, jokerSuit } = describeFive([...hand, JOKER], 'second');
      const suits = jokerSuit === undefined ? ([0, 1, 2, 3] as const) : [jokerSuit];
      const free = suits.map((suit) => cardOf(joker!, suit)).filter((card) => !hand.includes(card));
      expect(free.map(rank)).to.include(rank(JOKER));
    }
  });

  it('follows from the rank alone, except for the joker', () => {
    const [a, b, c, d, e] = cards('AC XX 8H 8S KC') as [Card, Card, Card, Card, Card];
    const what = describeRank(rankFive(a, b, c, d, e, 'second'));
    expect(what).to.deep.equal({ code: 'two-pairs', high: 1, low: 8, kicker: 13 });
  });
});

describe('the description of two cards', () => {
  const TWOS: readonly (readonly [hand: string, what: HandDescription])[] = [
    ['QC KD', { code: 'nothing', high: 13, kicker: 12 }],
    ['2C AD', { code: 'nothing', high: 1, kicker: 2 }],
    ['XX 9D', { code: 'nothing', high: 1, kicker: 9, joker: 1 }],
    ['9C 9D', { code: 'pair', high: 9 }],
    ['AC AD', { code: 'pair', high: 1 }],
    ['AC XX', { code: 'pair', high: 1, joker: 1 }],
  ];
  for (const [hand, what] of TWOS) {
    it(`names ${hand} ${what.code}`, () => {
      expect(describeTwo(cards(hand))).to.deep.equal(what);
    });
  }
});

describe('the deciding card of two hands of the same name', () => {
  const APART: readonly (readonly [hand: string, other: string, apart: number | undefined])[] = [
    ['9C 9D KH 4S 3C', '9H 9S QH 4D 3D', 13],
    ['9C 9D KH 4S 2C', '9H 9S KD 4D 3D', 2],
    ['9C 9D AH 4S 2C', '9H 9S KD 4D 3D', 1],
    ['9C 9D KH 4S 3C', '9H 9S KD 4D 3D', undefined],
    ['9C 9D KH 4S 3C', '8H 8S KD 4D 3D', undefined],
    ['9C 9D 8C 8D 3C', '9H 9S 8H 8S 4D', 3],
    ['9C 9D 8C 8D 3C', '9H 9S 7H 7S 4D', undefined],
    ['KC TC 9C 4C 3C', 'KD JD 9D 4D 3D', 10],
    ['KC TD 9C 4C 3C', 'KD TC 9D 5D 3D', 4],
    ['5C 6D 7H 8S 9C', '5D 6C 7S 8H 9D', undefined],
  ];
  for (const [hand, other, apart] of APART) {
    it(`${hand} beside ${other}: ${apart ?? 'nothing'}`, () => {
      const [rank, than] = [hand, other].map((text) => {
        const [a, b, c, d, e] = cards(text) as readonly [Card, Card, Card, Card, Card];
        return rankFive(a, b, c, d, e, 'second');
      });
      expect(decidingCard(rank!, than!)).to.deep.equal(apart === undefined ? {} : { apart });
    });
  }
});
