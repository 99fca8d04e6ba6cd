import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly draw: 1 | 3; readonly redeals: Limit }>({
  name: 'superior-canfield',
  title: 'Superior Canfield',
  source: 'https://pysolfc.sourceforge.io/doc/rules/superiorcanfield.html',
  options: defineOptions({ rules: { draw: oneOf([3, 1]), redeals: limit('unlimited') } }),
  rules: ({ draw, redeals }) => ({
    version: 1,
    columns: { deal: piles(4, 1), build: { by: 'alternate', wrap: true }, move: 'run' },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [13] },
    stock: { draw, redeals },
  }),
});
