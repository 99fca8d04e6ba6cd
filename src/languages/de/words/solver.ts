import type { SolverWords } from '../../../locales/extras/solver-en.js';

/** The words of the solver's file, in German. */
export const solver: SolverWords = {
  looking: 'Ein Weg zum Sieg wird gesucht.',
  lookingForDeal: 'Ein lösbares Spiel wird gesucht.',
  notFound: 'Es wurde kein Weg zum Sieg gefunden.',
  showing: 'So lässt sich das Spiel gewinnen. Eine Taste oder Antippen beendet die Vorführung.',
  light: {
    winnable: 'lösbar',
    unwinnable: 'unlösbar',
    unknown: 'unbekannt',
    looking: 'wird geprüft',
  },
};
