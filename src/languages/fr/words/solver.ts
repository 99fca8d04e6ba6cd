import type { SolverWords } from '../../../locales/extras/solver-en.js';

/** The words of the solver's file, in French. */
export const solver: SolverWords = {
  looking: 'Recherche d’une solution.',
  lookingForDeal: 'Recherche d’une donne gagnable.',
  notFound: 'Aucune solution trouvée.',
  showing: 'Voici comment gagner. Une touche ou un toucher arrête la démonstration.',
  light: {
    winnable: 'gagnable',
    unwinnable: 'sans issue',
    unknown: 'issue inconnue',
    looking: 'recherche',
  },
};
