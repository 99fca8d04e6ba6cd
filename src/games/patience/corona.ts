import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'corona',
  title: 'Corona',
  source: 'https://pysolfc.sourceforge.io/doc/rules/corona.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(12, 3), build: { by: 'suit' }, fill: ['waste', 'stock'] },
    foundations: {},
    stock: { redeals },
  }),
});
