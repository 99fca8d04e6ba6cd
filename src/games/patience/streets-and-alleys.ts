import { patience } from './define.js';

export const game = patience({
  name: 'streets-and-alleys',
  title: 'Streets and Alleys',
  source: 'https://pysolfc.sourceforge.io/doc/rules/streetsandalleys.html',
  rules: {
    version: 1,
    columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'any' }, move: 'supermove' },
    foundations: {},
  },
});
