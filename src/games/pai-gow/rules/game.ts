import { TABLE_DECK_SIZE } from '../../../core/cards/secure-shuffle.js';
import type { Game } from '../../../core/engine/rules.js';
import { begin, checkDeck, view } from './deal.js';
import { readMove, writeMove } from './notation.js';
import { type PaigowOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { automatic, isAutomatic, moves, outcome, play } from './rules.js';
import type { PaigowMove, PaigowState } from './state.js';

/** One hand of Pai Gow poker, from the stakes to the payout. */
export const paigow: Game<PaigowState, PaigowMove, PaigowOptions> = {
  game: 'pai-gow',
  version: 1,
  deckSize: TABLE_DECK_SIZE,
  hasDealNumbers: false,
  hasUndo: false,
  deal: begin,
  moves,
  refusal,
  play,
  outcome,
  view,
  options,
  checkDeck,
  writeMove,
  readMove,
  automatic,
  isAutomatic,
};
