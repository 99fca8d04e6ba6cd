import { patience, piles } from './define.js';

export const game = patience({
  name: 'shamrocks',
  title: 'Shamrocks',
  source: 'https://pysolfc.sourceforge.io/doc/rules/shamrocks.html',
  rules: {
    version: 1,
    columns: {
      deal: [...piles(17, 3), 1],
      build: { by: 'any', direction: 'both' },
      most: 3,
      empty: 'none',
    },
    foundations: {},
  },
});
