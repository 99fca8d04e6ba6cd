import { DECK_SIZE } from '../../cards/card.js';
import type { TableGame } from '../../elements/table-game.js';
import { loadBots, loadedBot } from './element-bot-source.js';
import { dealtTo } from './fairness.js';
import { seven27 } from './game.js';
import type { Seven27Options } from './options.js';
import { type Seven27Settings, checkSettings, openTable, rulesOf } from './settings.js';
import { type Seven27Move, type Seven27State, chipsOf } from './state.js';
import { checkTable, deckOf, handEnd, handOptions, saveTable } from './table.js';

/** Seven Twenty-Seven, from hand to hand. */
export const seven27Table: TableGame<Seven27State, Seven27Move, Seven27Options, Seven27Settings> = {
  game: seven27,
  bot: loadedBot,
  loadBots,
  deal: { size: DECK_SIZE, hands: 0, to: dealtTo, dice: () => [] },
  check: checkSettings,
  open: openTable,
  options: (run, settings) => handOptions(run, rulesOf(settings)),
  deckOf,
  end: handEnd,
  chips: chipsOf,
  save: (table) => saveTable(table, 0),
  load: checkTable,
};
