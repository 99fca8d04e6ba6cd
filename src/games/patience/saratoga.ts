import { type Limit, defineOptions, flag, limit, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{
  readonly draw: 1 | 3;
  readonly redeals: Limit;
  readonly foundationReturn: boolean;
}>({
  name: 'saratoga',
  title: 'Saratoga',
  source: 'https://pysolfc.sourceforge.io/doc/rules/saratoga.html',
  options: defineOptions({
    rules: { draw: oneOf([3, 1]), redeals: limit('unlimited'), foundationReturn: flag(true) },
  }),
  rules: ({ draw, redeals, foundationReturn }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      build: { by: 'alternate' },
      move: 'run',
      empty: 'highest',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    stock: { draw, redeals },
  }),
});
