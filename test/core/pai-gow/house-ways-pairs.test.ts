import { describe } from '#bdd';
import { houseSets } from '../support/house-way.js';

describe('the house way of Foxwoods with three of a kind', () => {
  houseSets('trips', [
    ['puts one of three aces in front, with the best single', 'AC KC', 'AD AH JD 7H 2S'],
    ['counts the joker to the aces', 'AC QH', 'AD XX 9S 7H 2S'],
    ['keeps kings', 'AC JD', 'KC KD KH 7H 2S'],
    ['keeps deuces', 'AC JD', '9H 7S 2C 2D 2H'],
    ['puts the joker as an ace in front', 'XX KD', '9S 5C 5D 5H 2H'],
  ]);
});

describe('the house way of Foxwoods with three pairs', () => {
  houseSets('three-pairs', [
    ['puts the highest in front', 'KC KD', 'AH 9H 9S 4C 4D'],
    ['puts the highest in front where it is low', '4C 4D', 'KH 3H 3S 2C 2D'],
    ['counts the joker to the aces', 'AH XX', 'KC 9H 9S 4C 4D'],
  ]);
});

describe('the house way of Foxwoods with two pairs', () => {
  describe('the bigger of jacks to aces', () => {
    houseSets('two-pairs', [
      ['splits aces and deuces', '2H 2S', 'AC AD KC QD 9H'],
      ['splits an ace with the joker and fives', '5D 5S', 'AC XX KH 9H 7C'],
      ['splits jacks and threes, even with an ace', '3H 3S', 'AC KD JC JD 8H'],
      ['splits jacks and threes, even with the joker', '3H 3S', 'XX KD JC JD 8H'],
      ['splits jacks and tens', 'TH TS', 'KD JC JD 8H 6C'],
    ]);
  });
  describe('the bigger of 7 to 10', () => {
    houseSets('two-pairs', [
      ['keeps tens with an ace', 'AC KD', 'TC TD 8H 3H 3S'],
      ['keeps tens with the lowest company of an ace', 'AC 5D', 'TC TD 4H 2H 2S'],
      ['keeps tens with the joker', 'XX 7D', 'TC TD 5H 3H 3S'],
      ['splits tens with a king', '3H 3S', 'KC QD TC TD 8H'],
      ['keeps sevens with an ace', 'AC KD', 'TH 7C 7D 3H 3S'],
      ['splits sevens with a king', '3H 3S', 'KC QD TH 7C 7D'],
    ]);
  });
  describe('the bigger of 3 to 6', () => {
    houseSets('two-pairs', [
      ['keeps sixes with a king', 'KC QD', 'TH 6C 6D 3H 3S'],
      ['keeps sixes with an ace', 'AC JD', '9H 6C 6D 3H 3S'],
      ['splits sixes with a queen', '3H 3S', 'QC JD 9H 6C 6D'],
      ['keeps threes with a king', 'KC JD', '9H 3C 3D 2H 2S'],
      ['keeps threes with the joker', 'XX JD', '9H 3C 3D 2H 2S'],
      ['splits threes with a queen', '2H 2S', 'QC JD 9H 3C 3D'],
    ]);
  });
});

describe('the house way of Foxwoods with one pair', () => {
  houseSets('one-pair', [
    ['keeps aces', 'KH TS', 'AC AD 7C 4D 2H'],
    ['keeps an ace and the joker', 'KH TS', 'AC XX 7C 4D 2H'],
    ['keeps queens, the ace in front', 'AH 9S', 'QC QD 7C 4D 2H'],
    ['keeps eights, the joker in front', 'XX QS', 'TC 8C 8D 5D 2H'],
    ['keeps deuces', 'AH KS', '9C 7D 5H 2C 2D'],
  ]);
});

describe('the house way of Foxwoods with nothing', () => {
  houseSets('nothing', [
    ['puts the second and the third in front', 'QD TH', 'AC 8S 6C 4D 2H'],
    ['puts them in front where all are low', '8D 7H', '9C 5S 4C 3D 2H'],
    ['keeps the joker behind as an ace', 'QD TH', 'XX 7S 5C 3D 2H'],
  ]);
});
