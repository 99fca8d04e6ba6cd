import { patience } from './define.js';

export const game = patience({
  name: 'american-canister',
  title: 'American Canister',
  source: 'https://pysolfc.sourceforge.io/doc/rules/americancanister.html',
  rules: {
    version: 1,
    columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'alternate' }, move: 'run' },
    foundations: {},
  },
});
