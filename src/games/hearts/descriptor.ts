import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const heartsTable = defineGame({
  name: 'hearts',
  tag: 'hearts-table',
  title: 'Hearts',
  options,
  frame: { narrow: 660, wide: 810, from: 700 },
});
