import type { Example } from '../../../core/patience/example.js';
import { klondikeHelp } from '../../../locales/compiled/en/klondike-help.js';
import type { KlondikeHelpMessages } from '../../../locales/compiled/types.js';
import type { HelpText } from '../../../locales/help-text.js';
import type { KlondikeMove } from '../rules/game.js';
import type { KlondikeOptions } from '../rules/options.js';

const COLUMNS = {
  'column-1': '9C',
  'column-2': '? 8H',
  'column-3': '? ? 4S',
  'column-4': '? ? JD',
  'column-5': '? ? 2H',
  'column-6': '? ? QS',
  'column-7': '? ? 6D',
};

/** Moves of Klondike in pictures. */
export const examples = ({
  draw,
}: KlondikeOptions): Readonly<Record<string, Example<KlondikeMove>>> => ({
  build: {
    piles: { stock: '? ? ?', 'waste-1': 'KC', ...COLUMNS },
    move: { from: 'column-2', to: 'column-1', count: 1 },
  },
  draw: {
    piles: { stock: '? ? ? ? ?', ...COLUMNS },
    move: { from: 'stock', to: 'waste-1', count: draw },
    flights: [
      { from: 'stock', to: 'waste-1', count: draw, turned: draw === 3 ? 'TS 3D KC' : 'KC' },
    ],
  },
  home: {
    piles: { stock: '? ? ?', 'waste-1': 'KC', 'foundation-1': 'AH', ...COLUMNS },
    move: { from: 'column-5', to: 'foundation-1', count: 1 },
  },
});

export const english = klondikeHelp;

/** How Klondike is played. */
export function text(words: KlondikeHelpMessages, options: KlondikeOptions): HelpText {
  const { draw, redeals, scoring, foundationReturn } = options;
  return {
    goal: words.goal,
    moves: [
      [words.build, 'build'],
      [words.draw({ draw }), 'draw'],
      [words.home, 'home'],
      [words.emptyColumn],
    ],
    rules: [
      words.redeals({ redeals }),
      foundationReturn ? words.foundationReturn : words.noReturn,
      ...(scoring === 'none' ? [] : [words.points[scoring]]),
      ...(scoring === 'standard' && draw === 1 ? [words.redealPoints] : []),
    ],
  };
}
