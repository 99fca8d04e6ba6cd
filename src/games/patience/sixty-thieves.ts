import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'sixty-thieves',
  title: 'Sixty Thieves',
  source: 'https://pysolfc.sourceforge.io/doc/rules/sixtythieves.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 3,
    columns: { deal: piles(12, 5), build: { by: 'suit' } },
    foundations: {},
    stock: { redeals },
  }),
});
