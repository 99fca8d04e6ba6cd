import { patience, piles } from './define.js';

export const game = patience({
  name: 'worm-hole',
  title: 'Worm Hole',
  source: 'https://arxiv.org/abs/1906.12314',
  rules: {
    version: 1,
    columns: { deal: piles(17, 3), empty: 'none' },
    hole: { start: 'AS', wrap: true },
    cells: { count: 1 },
  },
});
