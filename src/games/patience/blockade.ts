import { patience, piles } from './define.js';

export const game = patience({
  name: 'blockade',
  title: 'Blockade',
  source: 'https://pysolfc.sourceforge.io/doc/rules/blockade.html',
  rules: {
    version: 1,
    packs: 2,
    columns: { deal: piles(12, 1), build: { by: 'suit' }, move: 'run', fill: ['stock'] },
    foundations: {},
    stock: { to: 'columns' },
  },
});
