import type { HelpWords } from '../../../locales/help-text.js';
import type { PyramidOptions } from '../rules/options.js';

function redealsText({ redeals, wastes }: PyramidOptions): string {
  const [what, go] = wastes > 1 ? ['the wastes', 'go'] : ['the waste', 'goes'];
  if (redeals === 0)
    return `When the stock is empty, ${what} ${go === 'go' ? 'do' : 'does'} not go back.`;
  const often =
    redeals === 'unlimited' ? 'as often as you like' : redeals === 1 ? 'once' : `${redeals} times`;
  return `When the stock is empty, ${what} ${go} back to it in the same order, ${often}.`;
}

/** How Pyramid is played, in English. */
export const pyramidHelp: HelpWords<PyramidOptions> = (options) => ({
  goal: 'Clear the pyramid. The stock and the waste may have cards left.',
  moves: [
    [
      'Two free cards that make 13 go together. A jack counts 11, a queen 12, an ace 1; a card is free when nothing lies on it.',
      'pair',
    ],
    ['A king counts 13 and goes alone.', 'king'],
    [
      options.wastes > 1
        ? 'A card of the stock is turned onto a waste of your choice. The top card of each waste is free, also for one another.'
        : 'A press on the stock turns a card onto the waste. Its top card is free for a pair with one of the pyramid.',
      'turn',
    ],
  ],
  rules: [
    redealsText(options),
    options.coverPairs
      ? 'A card may go together with the one it lies on, where nothing else lies on that one.'
      : 'A card never goes together with one that it lies on.',
    ...(options.openStock ? ['The stock lies face up: you see what comes.'] : []),
  ],
});
