import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'number-ten',
  title: 'Number Ten',
  source: 'https://pysolfc.sourceforge.io/doc/rules/numberten.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(10, 4),
      faceDown: piles(10, 2),
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: {},
    stock: { redeals },
  }),
});
