import type { HelpWords } from '../../../locales/help-text.js';
import type { KlondikeOptions } from '../rules/options.js';

function redealsText({ redeals }: KlondikeOptions): string {
  if (redeals === 0) return 'The waste is not turned over: you go through the stock once.';
  const often = redeals === 'unlimited' ? 'as often as you like' : redeals === 1 ? 'once' : '';
  return `When the stock is empty, the waste is turned over and becomes the stock, ${often || `${redeals} times`}.`;
}

const SCORES: Readonly<Record<KlondikeOptions['scoring'], readonly string[]>> = {
  none: [],
  standard: [
    'Points: 10 for a card that goes up, 5 for one from the waste to a column or one turned over in a column; 15 less for one that comes back.',
  ],
  vegas: ['Points: you pay 52 for the deal, and each card that goes up brings 5.'],
};

/** How Klondike is played, in English. */
export const klondikeHelp: HelpWords<KlondikeOptions> = (options) => ({
  goal: 'Bring all 52 cards to the four foundations at the top: one for each suit, from the ace up to the king.',
  moves: [
    [
      'In the columns a card goes onto one that is one rank higher and of the other colour; all cards on it come along. A card that lies face down is turned over as soon as it is free.',
      'build',
    ],
    [
      options.draw === 3
        ? 'A press on the stock turns three cards onto the waste. Its top card can be played.'
        : 'A press on the stock turns a card onto the waste. Its top card can be played.',
      'draw',
    ],
    [
      'An ace begins its foundation; the next card of its suit follows. A card that is pressed twice goes there.',
      'home',
    ],
    ['An empty column takes only a king, with all that lies on it.'],
  ],
  rules: [
    redealsText(options),
    options.foundationReturn
      ? 'The top card of a foundation may come back to a column.'
      : 'Cards on the foundations stay there.',
    ...SCORES[options.scoring],
    ...(options.scoring === 'standard' && options.draw === 1
      ? ['Each time the waste is turned over costs 100 points.']
      : []),
  ],
});
