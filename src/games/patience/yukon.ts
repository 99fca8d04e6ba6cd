import { defineOptions, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly emptyColumns: 'any' | 'kings' }>({
  name: 'yukon',
  title: 'Yukon',
  source: 'https://pysolfc.sourceforge.io/doc/rules/yukon.html',
  options: defineOptions({ rules: { emptyColumns: oneOf(['kings', 'any']) } }),
  rules: ({ emptyColumns }) => ({
    version: 1,
    columns: {
      deal: [1, 6, 7, 8, 9, 10, 11],
      faceDown: [0, 1, 2, 3, 4, 5, 6],
      build: { by: 'alternate' },
      move: 'group',
      empty: emptyColumns === 'kings' ? 'highest' : 'any',
    },
    foundations: {},
  }),
});
