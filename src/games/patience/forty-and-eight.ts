import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'forty-and-eight',
  title: 'Forty and Eight',
  source: 'http://solitaireforever.com/sf2/games/forty-and-eight.html',
  options: defineOptions({ rules: { redeals: limit(1) } }),
  rules: ({ redeals }) => ({
    version: 1,
    packs: 2,
    columns: { deal: piles(8, 5), build: { by: 'suit' } },
    foundations: {},
    stock: { redeals },
  }),
});
