import { patience, piles } from './define.js';

export const game = patience({
  name: 'beleaguered-castle',
  title: 'Beleaguered Castle',
  source: 'https://pysolfc.sourceforge.io/doc/rules/beleagueredcastle.html',
  rules: {
    version: 1,
    columns: { deal: piles(8, 6), build: { by: 'any' }, move: 'supermove' },
    foundations: { start: 4 },
  },
});
