import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  type HandKindName,
  HAND_KINDS,
  type Wheel,
  bestFive,
  isFoul,
  kindOfFive,
  rankTwo,
} from '../../../src/core.js';
import { cards } from '../support/cards.js';

const rank = (hand: string, wheel: Wheel = 'second'): number => bestFive(cards(hand), wheel);

const two = (hand: string): number => rankTwo(...(cards(hand) as readonly [Card, Card]));

function isKind(hand: string, kind: HandKindName): void {
  expect(kindOfFive(rank(hand)), hand).to.equal(HAND_KINDS[kind]);
}

/** Expects each hand to rank above the one before it. */
function rise(hands: readonly string[], rankOf: (hand: string) => number): void {
  hands.slice(1).forEach((hand, index) => {
    const last = hands[index]!;
    expect(rankOf(hand), `${hand} above ${last}`).to.be.above(rankOf(last));
  });
}

function same(one: string, other: string, wheel: Wheel = 'second'): void {
  expect(rank(one, wheel), `${one} = ${other}`).to.equal(rank(other, wheel));
}

describe('the order of five-card hands', () => {
  const LADDER = [
    ...['7C 5D 4H 3S 2C', 'KC JD 9H 4S 3C', 'AC 6D 4H 3S 2C', 'AC KD QH JS 9C'],
    ...['2C 2D 5H 4S 3C', '2C 2D AH 4S 3C', 'AC AD 4H 3S 2C', 'AC AD KH QS JC'],
    ...['3C 3D 2H 2S 4C', '3C 3D 2H 2S AC', 'AC AD 2H 2S 3C', 'AC AD KH KS QC'],
    ...['2C 2D 2H 4S 3C', 'AC AD AH KS QC'],
    ...['2C 3D 4H 5S 6C', '9C TD JH QS KC', 'AC 2D 3H 4S 5C', 'TC JD QH KS AC'],
    ...['7C 5C 4C 3C 2C', 'KC 9C 8C 7C 6C', 'AC 6C 4C 3C 2C', 'AC KC QC JC 9C'],
    ...['2C 2D 2H 3S 3C', '2C 2D 2H AS AC', '3C 3D 3H 2S 2C', 'AC AD AH KS KC'],
    ...['2C 2D 2H 2S 3C', '2C 2D 2H 2S AC', '3C 3D 3H 3S 2C', 'AC AD AH AS KC'],
    ...['2C 3C 4C 5C 6C', '9C TC JC QC KC', 'AC 2C 3C 4C 5C', 'TC JC QC KC AC'],
    'AC AD AH AS XX',
  ];

  it('is that of poker, with the wheel second and five aces above all', () => {
    rise(LADDER, rank);
  });

  it('has the wheel lowest if the house says so', () => {
    const low = (hand: string): number => rank(hand, 'low');
    rise(['AC 2D 3H 4S 5C', '2C 3D 4H 5S 6C', '9C TD JH QS KC', 'TC JD QH KS AC'], low);
    rise(['AC 2C 3C 4C 5C', '2C 3C 4C 5C 6C', '9C TC JC QC KC', 'TC JC QC KC AC'], low);
    expect(rank('AC 2C 3C 4C 5C', 'low')).to.be.above(rank('AC AD AH AS KC', 'low'));
    expect(rank('AC 2D 3H 4S 5C', 'low')).to.be.above(rank('AC AD AH KS QC', 'low'));
  });

  it('does not go round the ace', () => {
    isKind('QC KD AH 2S 3C', 'nothing');
    isKind('JC KD AH XX 2C', 'pair');
    isKind('QC KC AC 2C 3C', 'flush');
  });

  it('ties hands that differ only by suit', () => {
    same('AC KD QH JS 9C', 'AD KH QS JC 9D');
    same('AC KC QC JC 9C', 'AD KD QD JD 9D');
    same('8C 8D 3H 3S KC', '8H 8S 3C 3D KD');
  });
});

describe('the joker in five cards', () => {
  it('is an ace if it completes nothing', () => {
    same('XX KD 9H 4S 3C', 'AC KD 9H 4S 3C');
    same('XX AD 9H 4S 3C', 'AC AD 9H 4S 3C');
    same('XX KD KH 4S 3C', 'AC KD KH 4S 3C');
    same('XX KD KH 4S 4C', 'AC KD KH 4S 4C');
    same('XX KD KH KS 4C', 'AC KD KH KS 4C');
    same('XX AD KH KS KC', 'AC AD KH KS KC');
    same('XX KD KH KS KC', 'AC KD KH KS KC');
    same('XX AD AH AS KC', 'AC AD AH AS KC');
  });

  it('is never a third, fourth or second card of another rank', () => {
    isKind('XX KD KH 4S 3C', 'pair');
    isKind('XX KD KH KS 4C', 'trips');
    isKind('XX KD KH 4S 4C', 'two-pairs');
  });

  it('makes the best straight', () => {
    same('XX 9D TH JS QC', '9D TH JS QC KC');
    same('XX TD JH QS KC', 'TD JH QS KC AC');
    same('8D 9H XX JS QC', '8D 9H TC JS QC');
    same('XX AD KH QS TC', 'AD KH QS JC TC');
    same('XX AD KH QS JC', 'AD KH QS JC TC');
  });

  it('makes a wheel or a straight to the six, whichever is better here', () => {
    same('XX 2D 3H 4S 5C', 'AC 2D 3H 4S 5C');
    same('XX 2D 3H 4S 5C', '6C 2D 3H 4S 5C', 'low');
    same('XX AD 3H 4S 5C', '2C AD 3H 4S 5C');
    same('XX 2S 3S 4S 5S', 'AS 2S 3S 4S 5S');
    same('XX 2S 3S 4S 5S', '6S 2S 3S 4S 5S', 'low');
    same('AS 2S XX 4S 5S', 'AS 2S 3S 4S 5S', 'low');
  });

  it('is the highest card of a flush’s suit that the hand lacks', () => {
    same('AS KS 9S 4S XX', 'AS KS QS 9S 4S');
    same('KS QS 9S 4S XX', 'AS KS QS 9S 4S');
    same('AS KS QS 9S XX', 'AS KS QS JS 9S');
    expect(rank('AS QS 9S 4S XX')).to.be.above(rank('AC QC JC 9C 4C'));
  });

  it('makes a straight flush rather than a flush', () => {
    isKind('9S TS JS QS XX', 'straight-flush');
    same('9S TS JS QS XX', '9S TS JS QS KS');
    same('AS KS QS JS XX', 'AS KS QS JS TS');
    isKind('AS KS QS TS XX', 'straight-flush');
  });

  it('makes five aces with four', () => {
    isKind('AC AD AH AS XX', 'five-aces');
    expect(rank('AC AD AH AS XX')).to.be.above(rank('AS KS QS JS TS'));
  });
});

describe('the best five of seven', () => {
  it('may leave the joker out', () => same('XX KC QC JC TC AC 2D', 'AC KC QC JC TC'));
  it('takes five aces whatever is beside them', () => isKind('AC AD AH AS XX KS QS', 'five-aces'));
  it('takes a royal flush before four aces', () => same('AS AH AD XX KS QS JS', 'AS KS QS JS TS'));
  it('takes the higher trips of two', () => same('KC KD KH QC QD QH 2S', 'KC KD KH QC QD'));
  it('takes the higher two of three pairs', () => same('KC KD QC QD JC JD 2S', 'KC KD QC QD JD'));
  it('takes a full house before a flush', () => {
    same('AS KS QS 9S KD KH QC', 'KS KD KH QS QC');
    isKind('AS AH KS KH 9S 2S XX', 'full-house');
  });
  it('takes four aces before a flush', () => isKind('AS AH AD KS QS 9S XX', 'quads'));
  it('takes the highest five of a long suit', () => same('AS QS TS 8S 6S 4S 2S', 'AS QS TS 8S 6S'));
  it('takes the highest straight of a long one', () =>
    same('4S 5D 6C 7H 8S 9D TC', 'TC 9D 8S 7H 6C'));
});

describe('the order of two-card hands', () => {
  it('is high card, then the other, then pairs', () => {
    const ladder = ['2C 3C', '2C 4D', '3C 4D', '9C TC', '2C QD', 'JC QC', '2C KD', 'QC KC'];
    const pairs = ['2C AD', 'QC AD', 'KC AC', '2C 2D', '3C 3D', 'KC KD', 'AC AD'];
    rise([...ladder, ...pairs], two);
  });

  it('ignores suits, rows and the order of the cards', () => {
    expect(two('KC QC')).to.equal(two('KC QD'));
    expect(two('QC KD')).to.equal(two('KD QC'));
    expect(two('3C AD')).to.equal(two('AC 3D'));
  });

  it('counts the joker as an ace', () => {
    expect(two('XX 9C')).to.equal(two('AD 9C'));
    expect(two('9C XX')).to.equal(two('AD 9C'));
    expect(two('XX AC')).to.equal(two('AD AC'));
    expect(two('AC XX')).to.equal(two('AD AC'));
  });
});

describe('a foul', () => {
  const foul = (front: string, back: string): boolean => isFoul(rank(back), two(front));
  const SETS: readonly (readonly [front: string, back: string, foul: boolean])[] = [
    ['KC QC', 'KD QD 5H 4S 2C', false],
    ['KC QC', 'KD JD TH 8S 7C', true],
    ['KC 2C', 'KD 3D 4H 5S 7C', false],
    ['KC QC', 'AD 7D 5H 4S 2C', false],
    ['AC 2C', 'KD QD JH 9S 8C', true],
    ['AC KC', '2C 2D 5H 4S 3C', false],
    ['2C 2D', 'AC KD QH JS 9C', true],
    ['2C 2D', '3C 3D 4H 5S 7C', false],
    ['3C 3D', '2C 2D AH KS QC', true],
    ['AC AD', 'KC KD AH QS JC', true],
    ['AC AD', 'AH AS KC QD JH', false],
    ['AC AD', 'AH AS 4C 3D 2H', false],
    ['AC XX', 'AH AS KC QD JH', false],
    ['AC AD', 'AH XX KC QD JH', false],
    ['AC AD', '3H 3S 2C 2D 4H', false],
    ['AC AD', '2C 2D 2H 4S 3C', false],
    ['AC AD', 'AH KS QC JD TH', false],
    ['KC KD', 'KH KS 4C 3D 2H', false],
    ['KC KD', 'QH QS AC JD TH', true],
    ['XX 2C', 'AC QD JH 9S 8C', false],
    ['XX QC', 'AC QD JH 9S 8C', false],
    ['XX KC', 'AC QD JH 9S 8C', true],
  ];
  for (const [front, back, isOne] of SETS) {
    it(`is ${isOne ? '' : 'not '}${front} before ${back}`, () => {
      expect(foul(front, back)).to.equal(isOne);
    });
  }
});
