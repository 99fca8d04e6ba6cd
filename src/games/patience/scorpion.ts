import { patience, piles } from './define.js';

export const game = patience({
  name: 'scorpion',
  title: 'Scorpion',
  source: 'https://pysolfc.sourceforge.io/doc/rules/scorpion.html',
  rules: {
    version: 1,
    columns: {
      deal: piles(7, 7),
      faceDown: [3, 3, 3, 3, 0, 0, 0],
      build: { by: 'suit' },
      move: 'group',
      empty: 'highest',
    },
    foundations: { runs: true },
    stock: { to: 'columns' },
  },
});
