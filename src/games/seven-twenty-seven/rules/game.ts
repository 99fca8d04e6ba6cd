import type { Game } from '../../../core/engine/rules.js';
import { begin } from './deal.js';
import { readMove, writeMove } from './notation.js';
import { type Seven27Options, options } from './options.js';
import { refusal } from './refusal.js';
import { automatic, isAutomatic, moves, outcome, play } from './rules.js';
import type { Seven27Move, Seven27State } from './state.js';
import { view } from './view.js';

/** One hand of Seven Twenty-Seven, from the antes to the payment. */
export const seven27: Game<Seven27State, Seven27Move, Seven27Options> = {
  game: 'seven-twenty-seven',
  version: 1,
  hasDealNumbers: false,
  hasUndo: false,
  deal: begin,
  moves,
  refusal,
  play,
  outcome,
  view,
  options,
  writeMove,
  readMove,
  automatic,
  isAutomatic,
};
