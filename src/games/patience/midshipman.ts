import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'midshipman',
  title: 'Midshipman',
  source: 'https://pysolfc.sourceforge.io/doc/rules/midshipman.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(9, 4), faceDown: piles(9, 2), build: { by: 'other' } },
    foundations: {},
    stock: { redeals },
  }),
});
