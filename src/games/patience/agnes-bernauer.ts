import { defineOptions, oneOf } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly emptyColumns: 'any' | 'kings' }>({
  name: 'agnes-bernauer',
  title: 'Agnes Bernauer',
  source: 'https://en.m.wikibooks.org/wiki/Solitaire_card_games/Agnes',
  options: defineOptions({ rules: { emptyColumns: oneOf(['kings', 'any']) } }),
  rules: ({ emptyColumns }) => ({
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      build: { by: 'alternate', wrap: true },
      move: 'run',
      empty: emptyColumns === 'kings' ? 'highest' : 'any',
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: piles(7, 1) },
    stock: { to: 'reserve' },
  }),
});
