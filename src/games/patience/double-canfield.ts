import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly draw: 1 | 3; readonly redeals: Limit }>({
  name: 'double-canfield',
  title: 'Double Canfield',
  source: 'https://pysolfc.sourceforge.io/doc/rules/doublecanfield.html',
  options: defineOptions({ rules: { draw: oneOf([3, 1]), redeals: limit('unlimited') } }),
  rules: ({ draw, redeals }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(5, 1),
      build: { by: 'alternate', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [13], faceDown: true },
    stock: { draw, redeals },
  }),
});
