import { describe } from '#bdd';
import { houseSets } from '../support/house-way.js';

describe('the house way of Foxwoods with five aces', () => {
  houseSets('five-aces', [
    ['puts two aces in front', 'AC AD', 'AH AS XX KH QS'],
    ['puts two kings in front instead', 'KH KS', 'AC AD AH AS XX'],
    ['puts no two queens in front', 'AC AD', 'AH AS XX QH QS'],
  ]);
});

describe('the house way of Foxwoods with four of a kind', () => {
  describe('and more of a kind', () => {
    houseSets('quads', [
      ['puts a pair in front', '3C 3H', 'AS 2C 2D 2H 2S'],
      ['puts a pair in front of four that would be split', '3C 3H', 'AS KC KD KH KS'],
      ['puts a pair in front of four aces', 'KC KH', 'AC AD AH AS QS'],
      ['puts an ace and the joker in front', 'AH XX', '9C 9D 9H 9S 4C'],
      ['puts two of the trips in front', 'QC QD', 'QH 8C 8D 8H 8S'],
      ['puts two of three aces in front', 'AC AD', 'XX 8C 8D 8H 8S'],
    ]);
  });
  describe('of 2 to 6', () => {
    houseSets('quads', [
      ['keeps deuces, whatever goes in front', '5C 4H', '3S 2C 2D 2H 2S'],
      ['keeps sixes without a king', 'QC JH', '6C 6D 6H 6S 5S'],
    ]);
  });
  describe('of 7 to 10', () => {
    houseSets('quads', [
      ['splits sevens below a king', '7C 7D', 'QC JH 7H 7S 5S'],
      ['keeps sevens with a king', 'KC 5S', '7C 7D 7H 7S 2H'],
      ['splits tens below a king', 'TC TD', 'QC JH TH TS 5S'],
      ['keeps tens with a king', 'KC 3H', 'TC TD TH TS 2S'],
      ['keeps tens with an ace', 'AC 3H', 'TC TD TH TS 2S'],
      ['keeps tens with the joker', 'XX 3H', 'TC TD TH TS 2S'],
    ]);
  });
  describe('of jacks to aces', () => {
    houseSets('quads', [
      ['splits jacks, even with an ace', 'JC JD', 'AC KH JH JS 2S'],
      ['splits jacks with the joker', 'JC JD', 'XX QH JH JS TS'],
      ['splits kings', 'KC KD', 'AC KH KS 3H 2S'],
      ['splits aces', 'AC AD', 'AH AS KC QH 2S'],
      ['splits four aces of which one is the joker', 'AC AD', 'AH XX 9C 7H 2S'],
      ['leaves the royal flush behind two aces', 'AD AH', 'AS XX KS QS JS'],
      ['leaves a straight behind two aces', 'AD AH', 'AS XX KC QS TS'],
      ['leaves a flush behind two aces', 'AC AS', 'AH XX 9H 7H 2H'],
    ]);
  });
});

describe('the house way of Foxwoods with two times three of a kind', () => {
  houseSets('two-trips', [
    ['puts two of the higher in front', '9C 9D', 'AS 9H 4C 4D 4H'],
    ['puts two of the higher in front where they are low', '3C 3D', 'AS 3H 2C 2D 2H'],
    ['counts the joker to three aces', 'AC AD', 'XX KC KD KH 2S'],
  ]);
});

describe('the house way of Foxwoods with a full house', () => {
  houseSets('full-house', [
    ['puts the pair in front', '2C 2D', 'KC KD KH 9H 8S'],
    ['puts a pair above the trips in front too', 'KC KD', '9H 8S 2C 2D 2H'],
    ['puts the higher of two pairs in front', '9C 9D', '5C 5D 5H 3H 3S'],
    ['puts no two of the trips in front, not even aces', '4C 4D', 'AC AD AH 3H 3S'],
    ['counts the joker to a pair of aces', 'AC XX', '6C 6D 6H 3H 2S'],
    ['counts the joker to three aces', '6C 6D', 'AC AD XX 3H 2S'],
    ['comes before a flush', 'AH XX', 'KH 8C 8D 8H 5H'],
    ['comes before a straight', 'AC XX', 'KD QC QD QH JS'],
    ['comes before a royal flush', 'KC KH', 'AC AH XX QH JH'],
  ]);
});
