import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const spadesTable = defineGame({
  name: 'spades',
  tag: 'spades-table',
  title: 'Spades',
  options,
  frame: { narrow: 640, wide: 790, from: 700 },
});
