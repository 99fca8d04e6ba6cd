import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'raglan',
  title: 'Raglan',
  source: 'https://pysolfc.sourceforge.io/doc/rules/raglan.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: [1, 2, 3, 4, 5, 6, 7, 7, 7], build: { by: 'alternate' } },
    foundations: { start: 4, back: foundationReturn ? 'columns' : 'none' },
    reserve: { deal: piles(6, 1) },
  }),
});
