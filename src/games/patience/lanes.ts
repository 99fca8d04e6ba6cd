import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'lanes',
  title: 'Lanes',
  source: 'https://pysolfc.sourceforge.io/doc/rules/lanes.html',
  options: defineOptions({ rules: { redeals: limit(1) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: { deal: piles(6, 3), build: { by: 'alternate' } },
    foundations: { start: 4 },
    stock: { redeals },
  }),
});
