import { patience, piles } from './define.js';

export const game = patience({
  name: 'bakers-dozen',
  title: 'Baker’s Dozen',
  source: 'https://pysolfc.sourceforge.io/doc/rules/bakersdozen.html',
  rules: {
    version: 1,
    columns: { deal: piles(13, 4), sink: ['K'], build: { by: 'any' }, empty: 'none' },
    foundations: {},
  },
});
