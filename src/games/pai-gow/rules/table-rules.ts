import { TABLE_DECK_SIZE, tableDeck } from '../../../core/cards/secure-shuffle.js';
import type { TableRules } from '../../../core/table/table-rules.js';
import { dealtTo } from './deal.js';
import { paigow } from './game.js';
import { MOST_SEATS, type PaigowOptions } from './options.js';
import { settle } from './settle.js';
import { type PaigowSettings, checkSettings, openTable, rulesOf } from './settings.js';
import { type PaigowMove, type PaigowState, chipsLeft } from './state.js';
import { checkTable, handEnd, handOptions, saveTable } from './table.js';

/** Nobody else may know a player's set before the end of the hand. */
const withoutCards = (move: PaigowMove): PaigowMove =>
  move.type === 'set' ? ({ type: 'set', seat: move.seat } as PaigowMove) : move;

/** The table rules of Pai Gow poker. */
export const paigowRules: TableRules<PaigowState, PaigowMove, PaigowOptions, PaigowSettings> = {
  game: paigow,
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
  derived: {
    without: (view) => ({ ...view, results: null }),
    complete: (view) =>
      view.phase === 'over' && view.first !== null ? { ...view, results: settle(view) } : view,
  },
  publicMove: (_view, move) => withoutCards(move),
  publicNotation: (view, move) =>
    move.type === 'set' ? `s${move.seat}` : paigow.writeMove(view, move),
  save: (table) => saveTable(table, 0),
  load: checkTable,
};
