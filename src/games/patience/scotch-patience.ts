import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'scotch-patience',
  title: 'Scotch Patience',
  source: 'https://pysolfc.sourceforge.io/doc/rules/scotchpatience.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: [...piles(17, 3), 1], build: { by: 'any' }, empty: 'none' },
    foundations: { by: 'alternate', back: foundationReturn ? 'columns' : 'none' },
  }),
});
