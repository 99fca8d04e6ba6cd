import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'napoleons-exile',
  title: 'Napoleon’s Exile',
  source: 'https://pysolfc.sourceforge.io/doc/rules/napoleonsexile.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(10, 4), build: { by: 'any' } },
    foundations: {},
    stock: { redeals },
  }),
});
