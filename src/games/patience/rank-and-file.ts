import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'rank-and-file',
  title: 'Rank and File',
  source: 'https://pysolfc.sourceforge.io/doc/rules/rankandfile.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(10, 4),
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: {},
    stock: { redeals },
  }),
});
