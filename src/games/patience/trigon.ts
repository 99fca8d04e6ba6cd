import { type Limit, defineOptions, limit, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{
  readonly draw: 1 | 3;
  readonly redeals: Limit;
  readonly emptyColumns: 'any' | 'kings';
}>({
  name: 'trigon',
  title: 'Trigon',
  source: 'https://pysolfc.sourceforge.io/doc/rules/trigon.html',
  options: defineOptions({
    rules: {
      draw: oneOf([1, 3]),
      redeals: limit('unlimited'),
      emptyColumns: oneOf(['kings', 'any']),
    },
  }),
  rules: ({ draw, redeals, emptyColumns }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      faceDown: 'all-but-top',
      build: { by: 'suit' },
      move: 'run',
      empty: emptyColumns === 'kings' ? 'highest' : 'any',
    },
    foundations: {},
    stock: { draw, redeals },
  }),
});
