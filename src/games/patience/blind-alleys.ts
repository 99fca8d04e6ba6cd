import { type Limit, defineOptions, flag, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit; readonly foundationReturn: boolean }>({
  name: 'blind-alleys',
  title: 'Blind Alleys',
  source: 'https://pysolfc.sourceforge.io/doc/rules/blindalleys.html',
  options: defineOptions({ rules: { redeals: limit(1), foundationReturn: flag(true) } }),
  rules: ({ redeals, foundationReturn }) => ({
    version: 1,
    columns: {
      deal: piles(6, 3),
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: { start: 4, back: foundationReturn ? 'columns' : 'none' },
    stock: { redeals },
  }),
});
