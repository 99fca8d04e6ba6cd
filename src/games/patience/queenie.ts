import { patience } from './define.js';

export const game = patience({
  name: 'queenie',
  title: 'Queenie',
  source: 'https://pysolfc.sourceforge.io/doc/rules/queenie.html',
  rules: {
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      build: { by: 'alternate' },
      move: 'group',
      empty: 'highest',
    },
    foundations: {},
    stock: { to: 'columns' },
  },
});
