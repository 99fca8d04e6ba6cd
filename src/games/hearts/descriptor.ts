import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const heartsTable = defineGame({
  name: 'hearts',
  tag: 'hearts-table',
  title: 'Hearts',
  options,
  frame: { narrow: 640, wide: 720, from: 700 },
});
