import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'whitehead',
  title: 'Whitehead',
  source: 'https://pysolfc.sourceforge.io/doc/rules/whitehead.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      build: { by: 'color' },
      run: { by: 'suit' },
      move: 'run',
    },
    foundations: {},
    stock: { redeals },
  }),
});
