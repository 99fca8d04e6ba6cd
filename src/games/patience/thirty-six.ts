import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'thirty-six',
  title: 'Thirty-Six',
  source: 'https://fsolitaire.com/thirty-six',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: { deal: piles(6, 6), build: { by: 'any' }, move: 'run' },
    foundations: {},
    stock: { redeals },
  }),
});
