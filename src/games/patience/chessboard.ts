import { patience } from './define.js';

export const game = patience({
  name: 'chessboard',
  title: 'Chessboard',
  source: 'https://pysolfc.sourceforge.io/doc/rules/chessboard.html',
  rules: {
    version: 1,
    columns: {
      deal: [6, 6, 5, 5, 5, 5, 5, 5, 5, 5],
      build: { by: 'suit', direction: 'both', wrap: true },
    },
    foundations: { base: 'first' },
  },
});
