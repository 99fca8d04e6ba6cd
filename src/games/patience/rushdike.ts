import { patience } from './define.js';

export const game = patience({
  name: 'rushdike',
  title: 'Rushdike',
  source: 'https://pysolfc.sourceforge.io/doc/rules/rushdike.html',
  rules: {
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      faceDown: 'all-but-top',
      build: { by: 'suit' },
      move: 'group',
      empty: 'highest',
    },
    foundations: {},
    stock: { to: 'columns' },
  },
});
