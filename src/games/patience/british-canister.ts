import { patience } from './define.js';

export const game = patience({
  name: 'british-canister',
  title: 'British Canister',
  source: 'https://pysolfc.sourceforge.io/doc/rules/britishcanister.html',
  rules: {
    version: 1,
    columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'alternate' }, empty: 'highest' },
    foundations: {},
  },
});
