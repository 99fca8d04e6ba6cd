import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'fortunes-favor',
  title: 'Fortune’s Favor',
  source: 'https://pysolfc.sourceforge.io/doc/rules/fortunesfavor.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: { deal: piles(12, 1), build: { by: 'suit' }, fill: ['waste', 'stock'] },
    foundations: { start: 4 },
    stock: { redeals },
  }),
});
