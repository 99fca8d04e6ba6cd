import { patience } from './define.js';
import { game as penguin } from './penguin.js';

const like = penguin.rules({});

export const game = patience({
  name: 'opus',
  title: 'Opus',
  source: 'https://pysolfc.sourceforge.io/doc/rules/opus.html',
  rules: {
    ...like,
    cells: { count: 5 },
  },
});
