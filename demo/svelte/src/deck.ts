/** A pyramid whose rows can be removed in turn, from the lowest; then the rest of the deck. */
export const SHORT = [
  'KS',
  'AS QS',
  '2S JS KH',
  '3S TS 4S 9S',
  'KD 5S 8S 6S 7S',
  'AH QH 2H JH 3H TH',
  'KC 4H 9H 5H 8H 6H 7H',
  'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC',
].join(' ');
