import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'castles-in-spain',
  title: 'Castles in Spain',
  source: 'https://pysolfc.sourceforge.io/doc/rules/castlesinspain.html',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: piles(13, 4), build: { by: 'alternate' }, move: 'supermove' },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
  }),
});
