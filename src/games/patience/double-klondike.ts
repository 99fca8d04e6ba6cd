import { type Limit, defineOptions, flag, limit, oneOf } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{
  readonly draw: 1 | 3;
  readonly redeals: Limit;
  readonly foundationReturn: boolean;
}>({
  name: 'double-klondike',
  title: 'Double Klondike',
  source: 'https://pysolfc.sourceforge.io/doc/rules/doubleklondike.html',
  options: defineOptions({
    rules: { draw: oneOf([1, 3]), redeals: limit('unlimited'), foundationReturn: flag(true) },
  }),
  rules: ({ draw, redeals, foundationReturn }) => ({
    version: 1,
    packs: 2,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
      empty: 'highest',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    stock: { draw, redeals },
  }),
});
