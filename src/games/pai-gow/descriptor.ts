import { defineGame } from '../define-game.js';
import { solver } from './advice/solver.js';
import { options } from './rules/options.js';

export const paigowTable = defineGame({
  name: 'pai-gow',
  tag: 'paigow-table',
  title: 'Pai Gow Poker',
  options,
  adviser: solver,
});
