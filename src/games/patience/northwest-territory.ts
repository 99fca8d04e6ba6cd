import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'northwest-territory',
  title: 'Northwest Territory',
  source: 'https://pysolfc.sourceforge.io/doc/rules/northwestterritory.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7, 8],
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
      empty: 'highest',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    reserve: { deal: piles(16, 1) },
  }),
});
