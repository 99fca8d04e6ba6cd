import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const tenDiceRace = defineGame({
  name: 'ten-dice',
  tag: 'ten-dice-race',
  title: 'Ten-Dice Race',
  options,
});
