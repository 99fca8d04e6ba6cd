import { defineGame } from '../define-game.js';
import { golfPuzzles } from './rules/puzzles.js';
import { search } from './solver/solve.js';
import { solver } from './solver/solver.js';

export const golfGame = defineGame({
  name: 'golf',
  tag: 'golf-game',
  title: 'Golf',
  options: golfPuzzles.options,
  rules: golfPuzzles,
  search,
  solver,
  longestLink: 60,
  sample: { deal: 12, moves: ['4', 's'], refused: ['1', 'not-next'] },
  frame: { narrow: 440, wide: 600, from: 520 },
});
