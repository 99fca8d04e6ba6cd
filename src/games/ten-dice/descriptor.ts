import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const tenDiceRace = defineGame({
  name: 'ten-dice',
  tag: 'ten-dice-race',
  title: 'Ten-Dice Race',
  options,
  frame: { narrow: 340, wide: 345, from: 520, seat: { usual: 1, most: 4, narrow: 100, wide: 110 } },
  // The page says how many racers there are, by `--racers`.
  emptyHeight: { added: ' + (var(--racers, 1) - 1) * min(9.25cqi + 48px, 107px)' },
});
