import { defineGame } from '../define-game.js';
import { solver } from './advice/solver.js';
import { options } from './rules/options.js';

export const seven27Table = defineGame({
  name: 'seven-twenty-seven',
  tag: 'seven27-table',
  title: 'Seven Twenty-Seven',
  options,
  adviser: solver,
  frame: { narrow: 790, wide: 750, from: 700, seat: { usual: 5, most: 10, narrow: 65, wide: 5 } },
});
