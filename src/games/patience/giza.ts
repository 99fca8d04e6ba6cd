import { patience, piles } from './define.js';

export const game = patience({
  name: 'giza',
  title: 'Giza',
  source: 'https://pysolfc.sourceforge.io/doc/rules/giza.html',
  rules: {
    version: 1,
    columns: { shape: 'pyramid', deal: [1, 2, 3, 4, 5, 6, 7] },
    reserve: { deal: piles(8, 3) },
    pairs: { sum: 13 },
    goal: 'all',
  },
});
