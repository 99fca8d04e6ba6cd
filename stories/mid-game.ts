/** Deal 617 after thirty moves: something in every corner of the board. */
export const midGame = {
  format: 1,
  game: 'freecell',
  version: 1,
  deal: 617,
  options: { variant: 'freecell', cells: 4, supermove: 'linear' },
  moves:
    '7a 7b 7c b7 1b 71 7h 83 8h 4d 46 83 48 74 b7 2b 27 a2 82 8a 8h d8 48 4d 4h 1h d7 8d 8h d4'.split(
      ' ',
    ),
  at: 30,
  count: 30,
  elapsed: 187_000,
};

/** Klondike's deal 21 after sixty steps, with automatic turns. */
export const klondikeMidGame = {
  format: 1,
  game: 'klondike',
  version: 1,
  deal: 21,
  options: { draw: 1, redeals: 'unlimited', foundationReturn: false, scoring: 'none' },
  moves: (
    '62 f6,s,s,wh,6h f6,75 f7,wh,1h,23 f2,s,s,s,s,s,s,s,s,s,wh,s,wh,s,s,s,s,s,s,s,s,s,s,s,s,' +
    'wh,wh,32,r,s,s,s,s,w1,s,s,s,w5,35 f3,53,s,w3,s,s,s,s,s,w3,s,s,s,s'
  ).split(','),
  at: 60,
  count: 60,
  elapsed: 187_000,
};

/** Pyramid's deal 254 without redeals, before the last pair. */
export const pyramidNearlyWon = {
  format: 1,
  game: 'pyramid',
  version: 1,
  deal: 254,
  options: { redeals: 0, coverPairs: true, openStock: false, wastes: 1 },
  moves: (
    '7D6H JC2D KD AHQD s s 9D4C 3CTS s s s 8C5S 3DTH s JD2S ADQS 6S7C QHAS KC s s s s s s ' +
    '8H5H 6D7H 5C8S 9S4H s'
  ).split(' '),
  at: 30,
  count: 30,
  elapsed: 187_000,
};

/** The same, undone to where half the pyramid is gone. */
export const pyramidMidGame = { ...pyramidNearlyWon, at: 16, count: 44 };
