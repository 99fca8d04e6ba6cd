import type { HelpWords } from '../../../locales/help-text.js';
import type { GolfOptions } from '../rules/options.js';

/** How Golf is played, in English. */
export const golfHelp: HelpWords<GolfOptions> = ({ corner }) => ({
  goal: 'Clear the seven columns. If that fails, the fewer cards are left, the better.',
  moves: [
    [
      'The last card of a column goes to the waste if it is one rank higher or lower than the card there; suits do not matter. One press plays it.',
      'play',
    ],
    ['When nothing fits, a press on the stock turns its next card onto the waste.', 'turn'],
    corner
      ? ['Kings and aces are neighbours: the ranks go round.', 'corner']
      : ['Nothing goes on a king, and only a two on an ace.'],
  ],
  rules: ['The stock has 16 cards and is gone through once.'],
});
