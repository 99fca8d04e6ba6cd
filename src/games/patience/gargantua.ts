import { type Limit, defineOptions, flag, limit } from '../../core/engine/option.js';
import { patience } from './define.js';
import { game as doubleKlondike } from './double-klondike.js';

export const game = patience<{ readonly redeals: Limit; readonly foundationReturn: boolean }>({
  name: 'gargantua',
  title: 'Gargantua',
  source: 'https://pysolfc.sourceforge.io/doc/rules/gargantua.html',
  options: defineOptions({ rules: { redeals: limit(1), foundationReturn: flag(true) } }),
  rules: ({ redeals, foundationReturn }) =>
    doubleKlondike.rules({ draw: 1, redeals, foundationReturn }),
});
