import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';

export const tenDiceRace = defineGame({
  name: 'ten-dice',
  tag: 'ten-dice-race',
  title: 'Ten-Dice Race',
  options,
  frame: { narrow: 530, wide: 510, from: 600, seat: { usual: 1, most: 4, narrow: 70, wide: 110 } },
  // The page says how many racers there are if several are people, by `--racers`.
  emptyHeight: {
    added: ' + (var(--racers, 2) - 2) * min(9.2cqi + 52px, 136px)',
    addedFor: 'players',
  },
});
