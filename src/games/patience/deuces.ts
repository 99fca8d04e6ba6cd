import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'deuces',
  title: 'Deuces',
  source: 'https://pysolfc.sourceforge.io/doc/rules/deuces.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(10, 1), build: { by: 'suit', wrap: true } },
    foundations: { base: '2', start: 8 },
    stock: { redeals },
  }),
});
