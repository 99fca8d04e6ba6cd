import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'thumb-and-pouch',
  title: 'Thumb and Pouch',
  source: 'https://pysolfc.sourceforge.io/doc/rules/thumbandpouch.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      faceDown: 'all-but-top',
      build: { by: 'other' },
      move: 'run',
    },
    foundations: {},
    stock: { redeals },
  }),
});
