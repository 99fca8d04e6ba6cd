import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'indian',
  title: 'Indian',
  source: 'https://pysolfc.sourceforge.io/doc/rules/indian.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(10, 3), faceDown: piles(10, 1), build: { by: 'other' } },
    foundations: {},
    stock: { redeals },
  }),
});
