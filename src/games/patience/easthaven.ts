import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'easthaven',
  title: 'Easthaven',
  source: 'https://pysolfc.sourceforge.io/doc/rules/easthaven.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: {
      deal: piles(7, 3),
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    stock: { to: 'columns' },
  }),
});
