import { describe } from '#bdd';
import { houseSets } from '../support/house-way.js';

/**
 * Hands that the MGM Grand sets in another way than Foxwoods, and hands just outside of those
 * cases.
 */
describe('the house way of the MGM Grand', () => {
  houseSets(
    'quads',
    [
      ['splits four aces beside a pair', 'AC AD', 'AH AS QC QH 2S'],
      ['puts two kings before four aces', 'KC KH', 'AC AD AH AS QS'],
      ['puts two of three kings before four aces', 'KC KD', 'AC AD AH AS KH'],
      ['splits four aces beside three of a kind', 'AC AD', 'AH AS QC QD QH'],
      ['puts a pair in front of four kings', '3C 3H', 'AS KC KD KH KS'],
      ['keeps sixes whatever goes in front', 'QC JH', '6C 6D 6H 6S 5S'],
      ['splits sevens with a king', '7C 7D', 'KC 7H 7S 5S 2H'],
      ['keeps tens with an ace', 'AC 3H', 'TC TD TH TS 2S'],
      ['splits jacks with an ace', 'JC JD', 'AC KH JH JS 2S'],
    ],
    'mgm-grand',
  );
  houseSets(
    'full-house',
    [
      ['keeps a pair of twos behind an ace and a king', 'AC KD', '9C 9D 9H 2C 2D'],
      ['splits it behind an ace and a queen', '2C 2D', 'AC QD 9C 9D 9H'],
      ['splits a pair of threes', '3C 3D', 'AC KD 9C 9D 9H'],
    ],
    'mgm-grand',
  );
  houseSets(
    'two-pairs',
    [
      ['keeps two low pairs without an ace', 'QC JD', '9H 6C 6D 2C 2D'],
      ['splits a medium and a low pair', '2C 2D', 'KC JD 9H 7C 7D'],
      ['keeps them with an ace', 'AC JD', '9H 7C 7D 2C 2D'],
      ['splits two medium pairs', '7C 7D', 'KC JD TC TD 9H'],
      ['keeps those with an ace', 'AC JD', 'TC TD 9H 7C 7D'],
      ['splits a high and a low pair', '6C 6D', 'KC QC QD JD 9H'],
      ['keeps those with the joker', 'XX JD', 'QC QD 9H 6C 6D'],
      ['splits a high and a medium pair with an ace', '7C 7D', 'AC QC QD JD 9H'],
      ['splits aces and a low pair', '2C 2D', 'AC AD KC JD 9H'],
      ['goes before a straight', '7C 7D', '8C 8D 6H 5S 4C'],
    ],
    'mgm-grand',
  );
  houseSets(
    'straight-or-flush',
    [
      ['puts the pair before the straight', 'KC KD', '7H 6S 5C 4D 3H'],
      ['puts an ace and a queen before the straight', 'AC QC', 'QD JH TD 9H 8S'],
      ['puts an ace before two tens', 'AC KH', 'TC TH 5H 3H 2H'],
    ],
    'mgm-grand',
  );
});
