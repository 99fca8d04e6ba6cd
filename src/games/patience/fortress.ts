import { patience } from './define.js';

export const game = patience({
  name: 'fortress',
  title: 'Fortress',
  source: 'https://pysolfc.sourceforge.io/doc/rules/fortress.html',
  rules: {
    version: 1,
    columns: { deal: [6, 6, 5, 5, 5, 5, 5, 5, 5, 5], build: { by: 'suit', direction: 'both' } },
    foundations: {},
  },
});
