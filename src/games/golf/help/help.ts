import type { Example } from '../../../core/patience/example.js';
import { golfHelp } from '../../../locales/compiled/en/golf-help.js';
import type { GolfHelpMessages } from '../../../locales/compiled/types.js';
import type { HelpText } from '../../../locales/help-text.js';
import { STOCK } from '../../../core/patience/piles.js';
import type { GolfMove, GolfOptions } from '../rules/game.js';

const WASTE = 'waste-1';

const COLUMNS = {
  'column-1': 'TC 4H JS',
  'column-2': '9D QC 7S',
  'column-3': '2H 8C 3D',
  'column-4': 'KD 6S QH',
  'column-5': '5C JD 9S',
  'column-6': '8H AS 4C',
  'column-7': '3S TD AH',
};

/** Moves of Golf in pictures. */
export const examples = ({ corner }: GolfOptions): Readonly<Record<string, Example<GolfMove>>> => ({
  play: {
    piles: { ...COLUMNS, [STOCK]: '? ? ?', [WASTE]: '8D' },
    move: { from: 'column-2', to: WASTE, count: 1 },
  },
  turn: {
    piles: { ...COLUMNS, [STOCK]: '? ? ?', [WASTE]: '6D' },
    move: { from: STOCK, to: WASTE, count: 1 },
    flights: [{ from: STOCK, to: WASTE, count: 1, turned: '5S' }],
  },
  ...(corner && {
    corner: {
      piles: { ...COLUMNS, [STOCK]: '? ? ?', [WASTE]: 'KC' },
      move: { from: 'column-7', to: WASTE, count: 1 },
    },
  }),
});

export const english = golfHelp;

/** How Golf is played. */
export const text = (words: GolfHelpMessages, { corner }: GolfOptions): HelpText => ({
  goal: words.goal,
  moves: [
    [words.play, 'play'],
    [words.turn, 'turn'],
    corner ? [words.corner, 'corner'] : [words.noCorner],
  ],
  rules: [words.stock],
});
