import { type Limit, defineOptions, flag, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit; readonly foundationReturn: boolean }>({
  name: 'eastcliff',
  title: 'Eastcliff',
  source: 'https://pysolfc.sourceforge.io/doc/rules/eastcliff.html',
  options: defineOptions({ rules: { redeals: limit(0), foundationReturn: flag(true) } }),
  rules: ({ redeals, foundationReturn }) => ({
    version: 1,
    columns: {
      deal: piles(7, 3),
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    stock: { redeals },
  }),
});
