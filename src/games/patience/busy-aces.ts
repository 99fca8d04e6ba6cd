import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'busy-aces',
  title: 'Busy Aces',
  source: 'https://pysolfc.sourceforge.io/doc/rules/busyaces.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(12, 1), build: { by: 'suit' } },
    foundations: {},
    stock: { redeals },
  }),
});
