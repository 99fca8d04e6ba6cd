import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'red-and-black',
  title: 'Red and Black',
  source: 'https://pysolfc.sourceforge.io/doc/rules/redandblack.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(8, 1), build: { by: 'alternate' }, move: 'run' },
    foundations: { by: 'alternate', start: 8 },
    stock: { redeals },
  }),
});
