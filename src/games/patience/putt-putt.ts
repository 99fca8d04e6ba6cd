import { patience, piles } from './define.js';

export const game = patience({
  name: 'putt-putt',
  title: 'Putt Putt',
  source: 'http://politaire.com/article/golf.html',
  rules: {
    version: 1,
    columns: { deal: piles(7, 5) },
    hole: { wrap: true },
    stock: {},
    score: 'cards-left',
  },
});
