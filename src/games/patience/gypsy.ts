import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'gypsy',
  title: 'Gypsy',
  source: 'https://pysolfc.sourceforge.io/doc/rules/gypsy.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: piles(8, 3),
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    stock: { to: 'columns' },
  }),
});
