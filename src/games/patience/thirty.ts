import { patience, piles } from './define.js';

export const game = patience({
  name: 'thirty',
  title: 'Thirty',
  source: 'https://arxiv.org/abs/1906.12314',
  rules: {
    version: 1,
    ranks: ['A', '8'],
    columns: { deal: piles(5, 6), build: { by: 'any' }, move: 'run' },
    foundations: {},
    reserve: { deal: [1, 1] },
  },
});
