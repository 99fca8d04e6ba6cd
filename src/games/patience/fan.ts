import { defineOptions, flag, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{
  readonly emptyColumns: 'any' | 'kings';
  readonly foundationReturn: boolean;
}>({
  name: 'fan',
  title: 'Fan',
  source: 'https://pysolfc.sourceforge.io/doc/rules/fan.html',
  options: defineOptions({
    rules: { emptyColumns: oneOf(['kings', 'any']), foundationReturn: flag(true) },
  }),
  rules: ({ emptyColumns, foundationReturn }) => ({
    version: 1,
    columns: {
      deal: [...piles(17, 3), 1],
      build: { by: 'suit' },
      empty: emptyColumns === 'kings' ? 'highest' : 'any',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
  }),
});
