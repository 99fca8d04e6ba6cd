import { defineGame } from '../define-game.js';
import { solver } from './advice/solver.js';
import { options } from './rules/options.js';

export const paigowTable = defineGame({
  name: 'pai-gow',
  tag: 'paigow-table',
  title: 'Pai Gow Poker',
  options,
  adviser: solver,
  frame: { narrow: 830, wide: 690, from: 700, seat: { usual: 4, most: 7, narrow: 70, wide: 5 } },
});
