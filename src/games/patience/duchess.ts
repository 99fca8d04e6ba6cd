import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'duchess',
  title: 'Duchess',
  source: 'https://pysolfc.sourceforge.io/doc/rules/dutchess.html',
  options: defineOptions({ rules: { redeals: limit(1) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: {
      deal: piles(4, 1),
      build: { by: 'alternate', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: 'first' },
    reserve: { deal: piles(4, 3) },
    stock: { redeals },
  }),
});
