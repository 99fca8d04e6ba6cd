import { defineOptions, flag } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'somerset',
  title: 'Somerset',
  source: 'https://pysolfc.sourceforge.io/doc/rules/somerset.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8],
      build: { by: 'alternate' },
      move: 'supermove',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
  }),
});
