import { patience, piles } from './define.js';

export const game = patience({
  name: 'alpha-star',
  title: 'Alpha Star',
  source: 'https://arxiv.org/abs/1906.12314',
  rules: {
    version: 1,
    columns: { deal: piles(12, 4), build: { by: 'suit' }, move: 'run' },
    foundations: { start: 4 },
  },
});
