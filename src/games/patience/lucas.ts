import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'lucas',
  title: 'Lucas',
  source: 'http://solitaireforever.com/sf2/games/lucas.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(13, 3), build: { by: 'suit' } },
    foundations: { start: 8 },
    stock: { redeals },
  }),
});
