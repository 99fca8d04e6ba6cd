import { defineOptions, flag } from '../../core/engine/option.js';
import { patience, piles } from './define.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'spanish-patience',
  title: 'Spanish Patience',
  source: 'http://dogmelon.com.au/solhelp/SpanishPatience.php',
  options: defineOptions({ rules: { foundationReturn: flag(true) } }),
  rules: ({ foundationReturn }) => ({
    version: 1,
    columns: { deal: piles(13, 4), build: { by: 'any' } },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
  }),
});
