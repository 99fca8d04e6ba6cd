import { patience, piles } from './define.js';

export const game = patience({
  name: 'delta-star',
  title: 'Delta Star',
  source: 'https://arxiv.org/abs/1906.12314',
  rules: {
    version: 1,
    columns: { deal: piles(12, 4), build: { by: 'suit' } },
    foundations: { start: 4 },
  },
});
