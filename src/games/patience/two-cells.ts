import { patience } from './define.js';
import { game as oneCell } from './one-cell.js';

export const game = patience<{ readonly foundationReturn: boolean }>({
  name: 'two-cells',
  title: 'Two Cells',
  source: 'https://arxiv.org/abs/1906.12314',
  options: oneCell.options,
  rules: (options) => ({ ...oneCell.rules(options), cells: { count: 2 } }),
});
