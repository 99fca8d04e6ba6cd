/** The words of the solver's file; their type is that of every other language. */
export const solverEn = {
  looking: 'Looking for a way to win.',
  lookingForDeal: 'Looking for a deal that can be won.',
  notFound: 'No way to win was found.',
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
