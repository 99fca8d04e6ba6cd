import { patience } from './define.js';

export const game = patience({
  name: 'fourteen-out',
  title: 'Fourteen Out',
  source: 'https://pysolfc.sourceforge.io/doc/rules/fourteen.html',
  rules: {
    version: 1,
    columns: { deal: [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4], empty: 'none' },
    pairs: { sum: 14 },
    goal: 'all',
  },
});
