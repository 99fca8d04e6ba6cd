import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly draw: 1 | 3; readonly redeals: Limit }>({
  name: 'demon',
  title: 'Demon',
  source: 'https://pysolfc.sourceforge.io/doc/rules/demon.html',
  options: defineOptions({ rules: { draw: oneOf([3, 1]), redeals: limit('unlimited') } }),
  rules: ({ draw, redeals }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(8, 1),
      build: { by: 'alternate', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [40], faceDown: true },
    stock: { draw, redeals },
  }),
});
