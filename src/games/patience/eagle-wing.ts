import { type Limit, defineOptions, limit } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly redeals: Limit }>({
  name: 'eagle-wing',
  title: 'Eagle Wing',
  source: 'https://pysolfc.sourceforge.io/doc/rules/eaglewing.html',
  options: defineOptions({ rules: { redeals: limit(2) } }),
  rules: ({ redeals }) => ({
    version: 1,
    columns: { deal: piles(8, 1), build: { by: 'suit', wrap: true }, most: 3, fill: ['reserve'] },
    foundations: { base: 'dealt', start: 1 },
    reserve: { deal: [13], faceDown: true },
    stock: { redeals },
  }),
});
