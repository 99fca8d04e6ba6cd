import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'two-cells',
  title: 'Two Cells',
  source: 'https://arxiv.org/abs/1906.12314',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: {
      deal: [...piles(9, 4), ...piles(4, 3)],
      build: { by: 'alternate' },
      move: 'supermove',
    },
    foundations: { start: 4, back: foundationReturn ? 'both' : 'none' },
    cells: { count: 2 },
  }),
});
