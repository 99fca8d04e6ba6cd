import { patience } from './define.js';
import { game as spider } from './spider.js';

export const game = patience<{ readonly suits: 1 | 2 | 4 }>({
  name: 'relaxed-spider',
  title: 'Relaxed Spider',
  source: 'https://pysolfc.sourceforge.io/doc/rules/relaxedspider.html',
  options: spider.options,
  rules: (options) => ({ ...spider.rules(options), stock: { to: 'columns' } }),
});
