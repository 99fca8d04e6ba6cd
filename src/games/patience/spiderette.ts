import { defineOptions, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly suits: 1 | 2 | 4 }>({
  name: 'spiderette',
  title: 'Spiderette',
  source: 'https://pysolfc.sourceforge.io/doc/rules/spiderette.html',
  options: defineOptions({ rules: { suits: oneOf([4, 2, 1]) } }),
  rules: ({ suits }) => ({
    version: 1,
    suits,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      faceDown: 'all-but-top',
      build: { by: 'any' },
      run: { by: 'suit' },
      move: 'run',
    },
    foundations: { runs: true },
    stock: { to: 'columns', noEmptyColumns: true },
  }),
});
