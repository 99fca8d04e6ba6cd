import { defineOptions, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly suits: 1 | 2 | 4 }>({
  name: 'will-o-the-wisp',
  title: 'Will o’ the Wisp',
  source: 'https://pysolfc.sourceforge.io/doc/rules/willothewisp.html',
  options: defineOptions({ rules: { suits: oneOf([4, 2, 1]) } }),
  rules: ({ suits }) => ({
    version: 1,
    suits,
    columns: {
      deal: piles(7, 3),
      faceDown: 'all-but-top',
      build: { by: 'any' },
      run: { by: 'suit' },
      move: 'run',
    },
    foundations: { runs: true },
    stock: { to: 'columns', noEmptyColumns: true },
  }),
});
