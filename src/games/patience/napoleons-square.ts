import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'napoleons-square',
  title: 'Napoleon’s Square',
  source: 'https://pysolfc.sourceforge.io/doc/rules/napoleonssquare.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(12, 4), build: { by: 'suit' }, move: 'run' },
    foundations: {},
    stock: { redeals },
  }),
});
