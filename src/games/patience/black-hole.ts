import { patience, piles } from './define.js';

export const game = patience({
  name: 'black-hole',
  title: 'Black Hole',
  source: 'https://en.wikipedia.org/wiki/Black_Hole_(solitaire)',
  rules: {
    version: 1,
    columns: { deal: piles(17, 3), empty: 'none' },
    hole: { start: 'AS', wrap: true },
  },
});
