import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'chameleon',
  title: 'Chameleon',
  source: 'http://solitaireforever.com/sf2/games/chameleon.html',
  options: defineOptions({ rules: { redeals: limit(0) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: {
      deal: piles(3, 1),
      build: { by: 'any', wrap: true },
      move: 'run',
      fill: ['reserve'],
    },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [12], faceDown: true },
    stock: { redeals },
  }),
});
