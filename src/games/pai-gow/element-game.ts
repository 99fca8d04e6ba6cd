import { TABLE_DECK_SIZE, tableDeck } from '../../cards/secure-shuffle.js';
import type { TableGame } from '../../elements/table-game.js';
import { paigowBot } from './bots.js';
import { dealtTo } from './fairness.js';
import { paigow } from './game.js';
import { MOST_SEATS, type PaigowOptions } from './options.js';
import { type PaigowSettings, checkSettings, openTable, rulesOf } from './settings.js';
import { type PaigowMove, type PaigowState, chipsLeft } from './state.js';
import { checkTable, handEnd, handOptions, saveTable } from './table.js';

/** Pai Gow poker, from hand to hand. */
export const paigowTable: TableGame<PaigowState, PaigowMove, PaigowOptions, PaigowSettings> = {
  game: paigow,
  bot: paigowBot,
  deal: {
    size: TABLE_DECK_SIZE,
    hands: MOST_SEATS,
    to: dealtTo,
    dice: ({ options }) => options.dice,
  },
  check: checkSettings,
  open: openTable,
  options: (run, settings, seed) => handOptions(run, rulesOf(settings), seed),
  deckOf: tableDeck,
  end: handEnd,
  chips: chipsLeft,
  save: (table) => saveTable(table, 0),
  load: checkTable,
};
