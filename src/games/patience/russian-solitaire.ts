import { patience } from './define.js';
import { game as yukon } from './yukon.js';

export const game = patience<{ readonly emptyColumns: 'any' | 'kings' }>({
  name: 'russian-solitaire',
  title: 'Russian Solitaire',
  source: 'https://pysolfc.sourceforge.io/doc/rules/russiansolitaire.html',
  options: yukon.options,
  rules: (options) => {
    const like = yukon.rules(options);
    return { ...like, columns: { ...like.columns, build: { by: 'suit' } } };
  },
});
