import { patience } from './define.js';
import { game as scorpion } from './scorpion.js';

const like = scorpion.rules({});

export const game = patience({
  name: 'wasp',
  title: 'Wasp',
  source: 'https://pysolfc.sourceforge.io/doc/rules/wasp.html',
  rules: {
    ...like,
    columns: { ...like.columns, empty: 'any' },
  },
});
