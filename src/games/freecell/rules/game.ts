import type { Game } from '../../../core/engine/rules.js';
import { FOUNDATION_AIDS } from '../../../core/patience/foundation-aids.js';
import { type FreecellAids, automatic } from './automatic.js';
import { readMove, writeMove } from './notation.js';
import { refusal } from './refusal.js';
import { moves, outcome, play } from './rules.js';
import { type FreecellMove, type FreecellState, deal, isFoundation } from './state.js';
import { type FreecellOptions, options } from './variants.js';

/** FreeCell and its family; all cards are open, so a seat sees the whole state. */
export const freecell: Game<
  FreecellState,
  FreecellMove,
  FreecellOptions,
  FreecellState,
  FreecellAids
> = {
  game: 'freecell',
  version: 1,
  deal,
  moves,
  refusal,
  play,
  outcome,
  view: (state) => state,
  options,
  writeMove,
  readMove,
  aids: FOUNDATION_AIDS,
  automatic,
  isAutomatic: (_state, move) => isFoundation(move.to) && !isFoundation(move.from),
};
