import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly draw: 1 | 3; readonly redeals: Limit }>({
  name: 'little-forty',
  title: 'Little Forty',
  source: 'https://pysolfc.sourceforge.io/doc/rules/littleforty.html',
  options: defineOptions({ rules: { draw: oneOf([3, 1]), redeals: limit(3) } }),
  rules: ({ draw, redeals }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(10, 4),
      build: { by: 'any' },
      run: { by: 'suit' },
      move: 'run',
      fill: ['waste', 'stock'],
    },
    foundations: {},
    stock: { draw, redeals },
  }),
});
