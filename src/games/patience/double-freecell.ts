import { defineOptions, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly cells: 6 | 8 }>({
  name: 'double-freecell',
  title: 'Double FreeCell',
  source: 'https://pysolfc.sourceforge.io/doc/rules/doublefreecelltraditional.html',
  options: defineOptions({ rules: { cells: oneOf([8, 6]) } }),
  rules: ({ cells }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: [11, 11, 11, 11, 10, 10, 10, 10, 10, 10],
      build: { by: 'alternate' },
      move: 'supermove',
    },
    foundations: {},
    cells: { count: cells },
  }),
});
