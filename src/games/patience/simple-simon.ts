import { patience } from './define.js';

export const game = patience({
  name: 'simple-simon',
  title: 'Simple Simon',
  source: 'https://pysolfc.sourceforge.io/doc/rules/simplesimon.html',
  rules: {
    version: 1,
    columns: {
      deal: [8, 8, 8, 7, 6, 5, 4, 3, 2, 1],
      build: { by: 'any' },
      run: { by: 'suit' },
      move: 'run',
    },
    foundations: { runs: true },
  },
});
