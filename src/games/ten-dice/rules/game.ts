import type { Game } from '../../../core/engine/rules.js';
import { checkFullDeck } from '../../../core/patience/piles.js';
import { readMove, writeMove } from './notation.js';
import { type TenDiceOptions, checkOptions } from './options.js';
import { refusal } from './refusal.js';
import { moves, outcome, play } from './rules.js';
import { type TenDiceMove, type TenDiceState, deal, view } from './state.js';

/** The ten-dice race; the game plays nothing by itself. */
export const tenDice: Game<TenDiceState, TenDiceMove, TenDiceOptions> = {
  game: 'ten-dice',
  // Saves carry it: it grows with every change after which an old save would replay differently.
  version: 1,
  deal,
  moves,
  refusal,
  play,
  outcome,
  view,
  checkOptions,
  checkDeck: checkFullDeck,
  writeMove,
  readMove,
  automatic: () => [],
  isAutomatic: () => false,
};
