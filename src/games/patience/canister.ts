import { patience } from './define.js';

export const game = patience({
  name: 'canister',
  title: 'Canister',
  source: 'https://pysolfc.sourceforge.io/doc/rules/canister.html',
  rules: {
    version: 1,
    columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'any' }, move: 'run' },
    foundations: {},
  },
});
