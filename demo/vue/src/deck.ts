/** Deals the player A A K Q 9 5 2, and the house lower cards. */
export const STRONG = [
  'AH JS AD AS 2C 2H 2S AC JD 3C 3H 3S 4D 4H KD TC 4S 5C 5D 5S 6C QS 8H 6D 6H 7C 7D',
  '7H 9C 6S 7S 8C 8D 8S 9D 5H 4C 9H 9S TD TH TS 2D 3D JC JH QC QD QH KC KH KS XX',
].join(' ');
