import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'flower-garden',
  title: 'Flower Garden',
  source: 'https://pysolfc.sourceforge.io/doc/rules/flowergarden.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: piles(6, 6), build: { by: 'any' } },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    reserve: { deal: piles(16, 1) },
  }),
});
