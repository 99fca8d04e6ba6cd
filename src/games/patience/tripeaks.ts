import { defineOptions, flag } from '../../core/engine/option.js';
import { patience } from './define.js';

export const game = patience<{ readonly corner: boolean }>({
  name: 'tripeaks',
  title: 'TriPeaks',
  source: 'https://pysolfc.sourceforge.io/doc/rules/threepeaks.html',
  options: defineOptions({ rules: { corner: flag(true) } }),
  rules: ({ corner }) => ({
    version: 1,
    columns: { shape: 'peaks', deal: [3, 6, 9, 10], faceDown: 'covered' },
    hole: { wrap: corner },
    stock: {},
  }),
});
