import { patience } from './define.js';

export const game = patience({
  name: 'selective-castle',
  title: 'Selective Castle',
  source: 'https://pysolfc.sourceforge.io/doc/rules/selectivecastle.html',
  rules: {
    version: 1,
    columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'any' }, move: 'supermove' },
    foundations: { base: 'first' },
  },
});
