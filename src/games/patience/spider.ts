import { defineOptions, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly suits: 1 | 2 | 4 }>({
  name: 'spider',
  title: 'Spider',
  source: 'https://botproductions.com/jonathan/solpack/spider.html',
  options: defineOptions({ rules: { suits: oneOf([4, 2, 1]) } }),
  rules: ({ suits }) => ({
    version: 1,
    packs: 2,
    suits,
    columns: {
      deal: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5],
      faceDown: 'all-but-top',
      build: { by: 'any' },
      run: { by: 'suit' },
      move: 'run',
    },
    foundations: { runs: true },
    stock: { to: 'columns', noEmptyColumns: true },
  }),
});
