import type { Game } from '../../../core/engine/rules.js';
import { type GolfOptions, options } from './options.js';
import { moves, outcome, play, refusal, toWaste } from './rules.js';
import { COLUMNS, type GolfMove, type GolfState, STOCK, cardsLeft, deal, view } from './state.js';

/**
 * Golf, which plays nothing by itself.
 *
 * Source: the usual rules, as Jan Wolter has them, who solved its deals: “Golf-A”, and with the corner
 * “Golf-C” (http://politaire.com/article/golf.html).
 */
export const golf: Game<GolfState, GolfMove, GolfOptions> = {
  game: 'golf',
  // Saves carry it: it grows with every change after which an old save would replay differently.
  version: 1,
  deal,
  moves,
  refusal,
  play,
  outcome,
  score: cardsLeft,
  view,
  options,
  /** The number of the column whose top card goes to the waste: `3`; `s` turns a card of the stock. */
  writeMove: (_state, { from }) => (from === STOCK ? 's' : from.slice(-1)),
  readMove: (_state, text) => {
    if (/^s$/i.test(text)) return toWaste(STOCK);
    return /^[1-7]$/.test(text) ? toWaste(COLUMNS[Number(text) - 1]!) : undefined;
  },
  automatic: () => [],
  isAutomatic: () => false,
};
