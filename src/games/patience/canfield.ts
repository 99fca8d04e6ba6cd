import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly draw: 1 | 3; readonly redeals: Limit }>({
  name: 'canfield',
  title: 'Canfield',
  source: 'https://politaire.com/help/canfield',
  options: defineOptions({ rules: { draw: oneOf([3, 1]), redeals: limit('unlimited') } }),
  rules: ({ draw, redeals }) => ({
    version: 1,
    columns: {
      deal: [1, 1, 1, 1],
      build: { by: 'alternate', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [13], faceDown: true },
    stock: { draw, redeals },
  }),
});
