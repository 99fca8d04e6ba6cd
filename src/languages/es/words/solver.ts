import type { SolverWords } from '../../../locales/extras/solver-en.js';

/** The words of the solver's file, in Spanish. */
export const solver: SolverWords = {
  looking: 'Buscando cómo ganar.',
  lookingForDeal: 'Buscando una partida que se pueda ganar.',
  notFound: 'No se ha encontrado cómo ganar.',
  showing: 'Así se gana la partida. Pulsa una tecla o toca para salir.',
  light: {
    winnable: 'se puede ganar',
    unwinnable: 'no se puede ganar',
    unknown: 'no se sabe',
    looking: 'analizando',
  },
};
