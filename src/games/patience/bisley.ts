import { patience, piles } from './define.js';

export const game = patience({
  name: 'bisley',
  title: 'Bisley',
  source:
    'Albert Morehead and Geoffrey Mott-Smith, The Complete Book of Solitaire and Patience Games',
  rules: {
    version: 1,
    columns: {
      deal: [...piles(4, 3), ...piles(9, 4)],
      build: { by: 'suit', direction: 'both' },
      empty: 'none',
    },
    foundations: { count: 8, direction: 'both', start: 4 },
  },
});
