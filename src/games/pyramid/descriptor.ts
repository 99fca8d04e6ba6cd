import { defineGame } from '../define-game.js';
import { pyramidPuzzles } from './rules/puzzles.js';
import { grading } from './solver/grade.js';
import { provingSearch } from './solver/line.js';
import { prover, solver } from './solver/solver.js';

export const pyramidGame = defineGame({
  name: 'pyramid',
  tag: 'pyramid-game',
  title: 'Pyramid',
  options: pyramidPuzzles.options,
  rules: pyramidPuzzles,
  search: provingSearch,
  solver,
  prover,
  grading,
  longestLink: 200,
  sample: { deal: 3, moves: ['KS', 's'], refused: ['8DJD', 'not-13'] },
  frame: { narrow: 520, wide: 740, from: 520 },
  emptyHeight: {
    // Seven rows, each of which covers 62 % of the one before. Below them is the stock; an open stock takes one more line.
    board:
      'var(--_h) + 6 * (var(--_h) - 0.62 * var(--_h)) + var(--_apart) + var(--_below, var(--_h))',
    attributes: { '[open-stock]': '--_below: calc(2.5 * var(--_h) + var(--_gap));' },
  },
});
