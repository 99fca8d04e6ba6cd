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
