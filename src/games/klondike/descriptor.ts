import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';
import { klondikePuzzles } from './rules/puzzles.js';
import { grading } from './solver/grade.js';
import { search } from './solver/solve.js';
import { solver } from './solver/solver.js';

export const klondikeGame = defineGame({
  name: 'klondike',
  tag: 'klondike-game',
  title: 'Klondike',
  options,
  rules: klondikePuzzles,
  search,
  solver,
  grading,
  longestLink: 800,
  sample: { deal: 15, moves: ['7h', 's'], refused: ['41', 'build'] },
});
