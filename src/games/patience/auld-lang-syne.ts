import { patience, piles } from './define.js';

export const game = patience({
  name: 'auld-lang-syne',
  title: 'Auld Lang Syne',
  source: 'https://pysolfc.sourceforge.io/doc/rules/auldlangsyne.html',
  rules: {
    version: 1,
    columns: { deal: piles(4, 1), empty: 'none' },
    foundations: { by: 'any', start: 4 },
    stock: { to: 'columns' },
  },
});
