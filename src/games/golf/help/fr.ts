import type { HelpWords } from '../../../locales/help-text.js';
import type { GolfOptions } from '../rules/options.js';

/** How Golf is played, in French. */
export const golfHelp: HelpWords<GolfOptions> = ({ corner }) => ({
  goal: 'Videz les sept colonnes. À défaut, moins il reste de cartes, mieux c’est.',
  moves: [
    [
      'La dernière carte d’une colonne va sur la défausse si elle est d’un rang au-dessus ou au-dessous de la carte qui s’y trouve, quelle que soit la couleur. Il suffit de la toucher.',
      'play',
    ],
    [
      'Quand rien ne va, touchez le talon\u00a0: sa carte suivante se retourne sur la défausse.',
      'turn',
    ],
    corner
      ? ['Le roi et l’as se suivent\u00a0: les rangs font le tour.', 'corner']
      : ['Rien ne va sur un roi, et sur un as, seulement un deux.'],
  ],
  rules: ['Le talon compte 16 cartes et ne se parcourt qu’une fois.'],
});
