import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'alina',
  title: 'Alina',
  source: 'https://arxiv.org/abs/1906.12314',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: piles(13, 4), build: { by: 'any' }, empty: 'none' },
    foundations: { back: foundationReturn ? 'both' : 'none' },
    cells: { count: 1 },
  }),
});
