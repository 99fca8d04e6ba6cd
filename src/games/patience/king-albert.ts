import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'king-albert',
  title: 'King Albert',
  source: 'https://pysolfc.sourceforge.io/doc/rules/kingalbert.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: [1, 2, 3, 4, 5, 6, 7, 8, 9], build: { by: 'alternate' } },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    reserve: { deal: piles(7, 1) },
  }),
});
