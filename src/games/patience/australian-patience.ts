import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'australian-patience',
  title: 'Australian Patience',
  source: 'https://en.wikipedia.org/wiki/Australian_Patience',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: { deal: piles(7, 4), build: { by: 'suit' }, move: 'group', empty: 'highest' },
    foundations: {},
    stock: { redeals },
  }),
});
