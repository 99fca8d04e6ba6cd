import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'american-toad',
  title: 'American Toad',
  source: 'https://pysolfc.sourceforge.io/doc/rules/americantoad.html',
  options: defineOptions({ rules: { redeals: limit(1) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(8, 1),
      build: { by: 'suit', wrap: true },
      move: 'whole-run',
      fill: ['reserve'],
      empty: 'waste',
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [20] },
    stock: { redeals },
  }),
});
