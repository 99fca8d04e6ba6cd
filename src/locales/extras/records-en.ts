/** The words of what a win is beside the player's others, in English; their type is that of every other language. */
export const recordsEn = {
  /** The best of all wins. */
  bests: (time: string, moves: string): string => `Best: ${time} · ${moves}`,
  /** Of two or more. */
  streak: (wins: number): string => `${wins} wins in a row`,
  first: 'Your first win!',
  best: 'Your fastest win, with the fewest moves!',
  fastest: 'Your fastest win!',
  fewest: 'Your win with the fewest moves!',
  level: 'As few moves as your best.',
  more: (moves: number): string => `${moves} move${moves === 1 ? '' : 's'} more than your best.`,
};

export type RecordsWords = typeof recordsEn;
