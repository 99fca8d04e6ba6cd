import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly draw: 1 | 3; readonly redeals: Limit }>({
  name: 'rainbow',
  title: 'Rainbow',
  source: 'https://pysolfc.sourceforge.io/doc/rules/rainbow.html',
  options: defineOptions({ rules: { draw: oneOf([1, 3]), redeals: limit(0) } }),
  rules: ({ draw, redeals }) => ({
    version: 1,
    columns: {
      deal: piles(4, 1),
      build: { by: 'any', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [13], faceDown: true },
    stock: { draw, redeals },
  }),
});
