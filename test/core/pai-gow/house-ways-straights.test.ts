import { describe, it } from '#bdd';
import { expect } from 'chai';
import { houseSets, setByHouse } from '../support/house-way.js';

describe('the house way of Foxwoods with a straight or a flush', () => {
  describe('and no pair', () => {
    houseSets('straight-or-flush', [
      ['leaves a straight behind', 'KC QD', '9H 8S 7C 6D 5H'],
      ['leaves a flush behind', 'AC KD', 'QH 9H 7H 5H 2H'],
      ['leaves the lowest of three straights behind', 'JC TD', '9H 8S 7C 6D 5H'],
      ['gives a straight flush up for a better front', '9H 8H', '7H 6H 5H 4C 3D'],
      ['gives a straight up for a flush and a better front', 'AC 6D', '9H 8H 7H 5H 2H'],
      ['gives a flush up for a straight and a better front', 'AC KH', '9H 8H 7H 6D 5H'],
      ['keeps ace to five', 'KC JD', 'AH 5S 4C 3D 2H'],
    ]);
  });
  describe('and a pair', () => {
    houseSets('straight-or-flush', [
      ['puts the pair in front where the straight needs none of it', '2C 2D', '9H 8S 7C 6D 5H'],
      ['parts the pair for the straight', 'KS 9C', '9H 8S 7C 6D 5H'],
      ['takes the better of two backs with equal fronts', 'KS 9C', '9H 8H 7H 6H 5H'],
      ['parts a pair of aces', 'AC 3D', 'AH KH QD JS TC'],
      ['parts a pair of kings without an ace', 'KC 4S', 'KD QS JC TD 9H'],
    ]);
  });
  describe('and three of a kind', () => {
    houseSets('straight-or-flush', [
      ['puts two of them in front', '8C 8D', '8H 7S 6C 5D 4H'],
      ['puts two aces in front', 'AC AD', 'AH KS QC JD TH'],
      ['puts those two in front that leave the best back', '8D 8H', '8C 7C 6C 5C 4C'],
      ['parts an ace and the joker for a flush', 'AH 2C', 'AS XX 9S 7S 6S'],
    ]);
  });
  describe('and an ace and a pair of 10 to king', () => {
    houseSets('straight-or-flush', [
      ['puts the ace before kings, not a king before a straight', 'AH QS', 'KC KD JC TD 4H'],
      ['puts the ace before tens, not a ten before a straight', 'AH KS', 'QC JD TC TD 4H'],
      ['puts the ace before tens, not a king before a flush', 'AH KS', 'TC TH 7H 4H 2H'],
      ['puts the ace before kings, not a king before a flush', 'AH QS', 'KC KH 7H 4H 2H'],
      ['puts the joker as an ace before kings', 'XX QS', 'KC KD JC TD 4H'],
      [
        'puts a king before a flush with the ace where the pair is of nines',
        'KS 9C',
        'AH 9H 7H 4H 2H',
      ],
      ['puts no king before tens where there is no ace', 'TC 9S', 'KH TH 7H 4H 2H'],
      ['puts ace and king before a flush', 'AC KD', 'KH 9H 7H 4H 2H'],
      ['puts ace and king before a straight', 'AC KD', 'KH QS JC TD 9H'],
      ['puts the kings before a flush', 'KC KD', 'AH QH 7H 4H 2H'],
    ]);
  });
});

describe('the house way of Foxwoods with the joker', () => {
  houseSets('straight-or-flush', [
    ['fills a straight with it', 'KD 2S', 'XX 9H 8S 6D 5C'],
    ['fills a flush with it', 'QC 4D', 'XX KH 9H 6H 2H'],
    ['puts it in front as an ace where the straight stands without', 'XX KD', '9H 8S 7C 6D 5C'],
    ['puts it in front as an ace where the flush stands without', 'XX KD', '9H 7H 6H 4H 2H'],
    ['puts the ace in front and fills the royal flush with it', 'AC 3D', 'XX KS QS JS TS'],
    ['leaves it behind where it makes no odds', 'AS 3D', 'XX KC QD JS TH'],
  ]);
  it('fills the better straight with it, whichever the wheel', () => {
    const set = 'straight-or-flush: AC KD | XX 5D 4H 3S 2C';
    expect(setByHouse('AC XX 5D 4H 3S 2C KD', 'second')).to.equal(set);
    expect(setByHouse('AC XX 5D 4H 3S 2C KD', 'low')).to.equal(set);
  });
});

describe('the house way of Foxwoods does not look for a straight or flush', () => {
  describe('with two pairs', () => {
    houseSets('two-pairs', [
      ['so splits high ones', 'QH QS', 'KC KD JC TD 9H'],
      ['so splits them out of a flush', '9C 9H', 'KC KH 7H 4H 2H'],
      ['so splits them out of a straight flush', '8C 8H', '9C 9H 7H 6H 5H'],
      ['so keeps low ones and puts the joker in front', 'XX 4H', '6C 6H 5D 5S 3C'],
      ['of which one is an ace and the joker', '6C 6D', 'AS XX KS QS JS'],
    ]);
  });
  describe('with three pairs', () => {
    houseSets('three-pairs', [['of which one is an ace and the joker', 'AS XX', 'KC KD QH QS JC']]);
  });
});
