import { patience, piles } from './define.js';

export const game = patience({
  name: 'elevens',
  title: 'Elevens',
  source: 'https://pysolfc.sourceforge.io/doc/rules/elevens.html',
  rules: {
    version: 1,
    columns: { deal: piles(9, 1), empty: 'none', fill: ['stock'] },
    stock: { to: 'fill' },
    pairs: { sum: 11, trio: ['J', 'Q', 'K'] },
    goal: 'all',
  },
});
