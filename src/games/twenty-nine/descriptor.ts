import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const twentyNineTable = defineGame({
  name: 'twenty-nine',
  tag: 'twenty-nine-table',
  title: 'Twenty-Nine',
  options,
  frame: { narrow: 640, wide: 790, from: 700 },
});
