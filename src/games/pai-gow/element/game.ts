import { TABLE_DECK_SIZE, tableDeck } from '../../../core/cards/secure-shuffle.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { TableGame } from '../../../elements/table/table-game.js';
import { paigowBot } from '../bots/bots.js';
import { dealtTo } from '../rules/dealt-to.js';
import { paigow } from '../rules/game.js';
import { MOST_SEATS, type PaigowOptions } from '../rules/options.js';
import { type PaigowSettings, checkSettings, openTable, rulesOf } from '../rules/settings.js';
import { type PaigowMove, type PaigowState, chipsLeft } from '../rules/state.js';
import { checkTable, handEnd, handOptions, saveTable } from '../rules/table.js';

/** A move as others may know it: which cards went in front is nobody else's to know before the end. */
const withoutCards = (move: PaigowMove): PaigowMove =>
  move.type === 'set' ? ({ type: 'set', seat: move.seat } as PaigowMove) : move;

const loadHistory = lazy('paigow-history', () => import('./history.js'));
const loadHelp = lazy('paigow-help', () => import('./help.js'));
const loadGuide = lazy('paigow-guide', () => import('./guide.js'));

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
  history: () => loadHistory().then(({ history }) => history),
  help: () => loadHelp().then(({ help }) => help),
  guide: () => loadGuide().then(({ guide }) => guide),
  check: checkSettings,
  open: openTable,
  options: (run, settings, seed) => handOptions(run, rulesOf(settings), seed),
  deckOf: tableDeck,
  end: handEnd,
  chips: chipsLeft,
  publicMove: (_view, move) => withoutCards(move),
  publicNotation: (view, move) =>
    move.type === 'set' ? `s${move.seat}` : paigow.writeMove(view, move),
  save: (table) => saveTable(table, 0),
  load: checkTable,
};
