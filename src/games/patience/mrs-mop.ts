import { patience, piles } from './define.js';

export const game = patience({
  name: 'mrs-mop',
  title: 'Mrs Mop',
  source: 'https://pysolfc.sourceforge.io/doc/rules/mrsmop.html',
  rules: {
    version: 1,
    packs: 2,
    columns: { deal: piles(13, 8), build: { by: 'any' }, run: { by: 'suit' }, move: 'run' },
    foundations: { runs: true },
  },
});
