import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'storehouse',
  title: 'Storehouse',
  source: 'https://pysolfc.sourceforge.io/doc/rules/storehouse.html',
  options: defineOptions({ rules: { redeals: limit(2) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: {
      deal: piles(4, 1),
      build: { by: 'suit', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: '2', start: 4 },
    reserve: { deal: [13], faceDown: true },
    stock: { redeals },
  }),
});
