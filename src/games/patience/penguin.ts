import { patience, piles } from './define.js';

export const game = patience({
  name: 'penguin',
  title: 'Penguin',
  source: 'https://pysolfc.sourceforge.io/doc/rules/penguin.html',
  rules: {
    version: 1,
    columns: {
      deal: piles(7, 7),
      build: { by: 'suit', wrap: true },
      move: 'run',
      empty: 'highest',
    },
    foundations: { base: 'column', start: 3 },
    cells: { count: 7 },
  },
});
