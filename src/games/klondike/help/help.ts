import type { Example } from '../../../core/patience/example.js';
import { klondikeHelp } from './en.js';
import type { KlondikeOptions } from '../rules/options.js';
import { type KlondikeMove, STOCK, WASTE } from '../rules/state.js';

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
    piles: { [STOCK]: '? ? ?', [WASTE]: 'KC', ...COLUMNS },
    move: { from: 'column-2', to: 'column-1', count: 1 },
  },
  draw: {
    piles: { [STOCK]: '? ? ? ? ?', ...COLUMNS },
    move: { from: STOCK, to: WASTE, count: draw },
    flights: [{ from: STOCK, to: WASTE, count: draw, turned: draw === 3 ? 'TS 3D KC' : 'KC' }],
  },
  home: {
    piles: { [STOCK]: '? ? ?', [WASTE]: 'KC', 'foundation-1': 'AH', ...COLUMNS },
    move: { from: 'column-5', to: 'foundation-1', count: 1 },
  },
});

export const words = klondikeHelp;
