import { defineGame } from '../define-game.js';
import { options } from './rules/variants.js';
import { freecellPuzzles } from './rules/puzzles.js';
import { grading } from './solver/grade.js';
import { search } from './solver/solve.js';
import { solver } from './solver/solver.js';

export const freecellGame = defineGame({
  name: 'freecell',
  tag: 'freecell-game',
  title: 'FreeCell',
  variantTitles: {
    kingcell: 'KingCell',
    forecell: 'ForeCell',
    'bakers-game': 'Baker’s Game',
    'eight-off': 'Eight Off',
    seahaven: 'Seahaven Towers',
  },
  options,
  rules: freecellPuzzles,
  search,
  solver,
  grading,
  longestLink: 500,
  sample: { deal: 617, moves: ['58', '4a'], refused: ['51', 'build'] },
});
