import { patience, piles } from './define.js';

export const game = patience({
  name: 'good-measure',
  title: 'Good Measure',
  source: 'https://pysolfc.sourceforge.io/doc/rules/goodmeasure.html',
  rules: {
    version: 1,
    columns: { deal: piles(10, 5), sink: ['K'], build: { by: 'any' }, empty: 'none' },
    foundations: { start: 2 },
  },
});
