import { patience, piles } from './define.js';

export const game = patience({
  name: 'siegecraft',
  title: 'Siegecraft',
  source: 'https://pysolfc.sourceforge.io/doc/rules/siegecraft.html',
  rules: {
    version: 1,
    columns: { deal: piles(8, 6), build: { by: 'any' }, move: 'supermove' },
    foundations: { start: 4 },
    cells: { count: 1 },
  },
});
