import { patience } from './define.js';

export const game = patience({
  name: 'stronghold',
  title: 'Stronghold',
  source: 'https://pysolfc.sourceforge.io/doc/rules/stronghold.html',
  rules: {
    version: 1,
    columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'any' }, move: 'supermove' },
    foundations: {},
    cells: { count: 1 },
  },
});
