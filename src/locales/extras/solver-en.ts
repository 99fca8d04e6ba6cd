/** The words of the solver's file; their type is that of every other language. */
export const solverEn = {
  looking: 'Looking for a way to win.',
  lookingForDeal: 'Looking for a deal that can be won.',
  notFound: 'No way to win was found.',
  lookingBack: 'Looking for the last position that can be won. Esc stops.',
  /** So many moves were taken back; `isLast` where the next position is proved to be lost. */
  back: (moves: number, isLast: boolean): string =>
    `${moves === 1 ? 'One move' : `${moves} moves`} taken back. ${
      isLast
        ? 'This is the last position that can be won.'
        : 'This position can be won; of the next ones I could not make sure.'
    }`,
  notBack: 'No earlier position was found that can be won for sure.',
  canBeWon: 'This position can still be won.',
  showing: 'This way the game is won. A key or a tap ends the showing.',
  /** What the light says of each verdict, and while it is not known yet. */
  light: {
    winnable: 'can be won',
    unwinnable: 'cannot be won',
    unknown: 'not known',
    looking: 'looking',
  },
};

export type SolverWords = typeof solverEn;
