import { patience } from './define.js';

export const game = patience({
  name: 'agnes-sorel',
  title: 'Agnes Sorel',
  source: 'https://pysolfc.sourceforge.io/doc/rules/agnessorel.html',
  rules: {
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      build: { by: 'color', wrap: true },
      move: 'run',
      empty: 'none',
    },
    foundations: { base: 'dealt', start: 1 },
    stock: { to: 'columns' },
  },
});
