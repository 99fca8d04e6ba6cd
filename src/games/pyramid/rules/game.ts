import type { Game } from '../../../core/engine/rules.js';
import { readMove, writeMove } from './notation.js';
import { type PyramidOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { moves, outcome, play } from './rules.js';
import { type PyramidMove, type PyramidState, deal, view } from './state.js';

/** The rules of Pyramid. The game has no automatic moves. */
export const pyramid: Game<PyramidState, PyramidMove, PyramidOptions> = {
  game: 'pyramid',
  version: 1,
  deal,
  moves,
  refusal,
  play,
  outcome,
  view,
  options,
  writeMove,
  readMove,
  automatic: () => [],
  isAutomatic: () => false,
};
