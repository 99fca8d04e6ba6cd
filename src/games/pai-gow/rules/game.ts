import { type Card, JOKER } from '../../../core/cards/card.js';
import { ORDERED_DECK } from '../../../core/cards/deck.js';
import type { Game } from '../../../core/engine/rules.js';
import { begin, view } from './deal.js';
import { readMove, writeMove } from './notation.js';
import { type PaigowOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { automatic, isAutomatic, moves, outcome, play } from './rules.js';
import type { PaigowMove, PaigowState } from './state.js';

/** The 52 cards and the joker. */
const DECK: readonly Card[] = [...ORDERED_DECK, JOKER];

/** One hand of Pai Gow poker, from the stakes to the payout. */
export const paigow: Game<PaigowState, PaigowMove, PaigowOptions> = {
  game: 'pai-gow',
  version: 1,
  deck: () => DECK,
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
