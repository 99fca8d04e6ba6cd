import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'westcliff',
  title: 'Westcliff',
  source: 'https://pysolfc.sourceforge.io/doc/rules/westcliff.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: {
      deal: piles(10, 3),
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: {},
    stock: { redeals },
  }),
});
