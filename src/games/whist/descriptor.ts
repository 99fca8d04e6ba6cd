import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const whistTable = defineGame({
  name: 'whist',
  tag: 'whist-table',
  title: 'Whist',
  options,
  frame: { narrow: 640, wide: 790, from: 700 },
});
