import { patience, piles } from './define.js';

export const game = patience({
  name: 'simple-pairs',
  title: 'Simple Pairs',
  source: 'https://pysolfc.sourceforge.io/doc/rules/simplepairs.html',
  rules: {
    version: 1,
    columns: { deal: piles(9, 1), empty: 'none', fill: ['stock'] },
    stock: { to: 'fill' },
    pairs: { sum: 'equal' },
    goal: 'all',
  },
});
