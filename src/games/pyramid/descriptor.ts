import { defineGame } from '../define-game.js';
import { options } from './rules/options.js';
import { pyramidPuzzles } from './rules/puzzles.js';
import { grading } from './solver/grade.js';
import { provingSearch } from './solver/line.js';
import { prover, solver } from './solver/solver.js';

export const pyramidGame = defineGame({
  name: 'pyramid',
  tag: 'pyramid-game',
  title: 'Pyramid',
  options,
  rules: pyramidPuzzles,
  search: provingSearch,
  solver,
  prover,
  grading,
  longestLink: 200,
  sample: { deal: 3, moves: ['KS', 's'], refused: ['8DJD', 'not-13'] },
});
