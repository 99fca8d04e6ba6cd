import { tableDeck } from '../../cards/secure-shuffle.js';
import type { TableGame } from '../../elements/table-game.js';
import { withCompany } from '../../table/company.js';
import { TableSession } from '../../table/table-session.js';
import { paigowBot } from './bots.js';
import { paigow } from './game.js';
import type { PaigowOptions } from './options.js';
import { type PaigowSettings, checkSettings, openTable, rulesOf } from './settings.js';
import type { PaigowMove, PaigowState } from './state.js';
import { checkTable, handEnd, handOptions, saveTable } from './table.js';

/** Pai Gow poker, from hand to hand. */
export const paigowTable: TableGame<PaigowState, PaigowMove, PaigowOptions, PaigowSettings> = {
  game: paigow,
  bot: paigowBot,
  check: checkSettings,
  open: openTable,
  start(before, settings, seed, deck) {
    const run = withCompany(before, settings);
    const options = handOptions(run, rulesOf(settings), seed);
    const session = TableSession.start(paigow, { deck: deck ?? tableDeck(seed), options });
    return 'problem' in session ? session : { value: { run, session: session.value } };
  },
  end: handEnd,
  save: (table) => saveTable(table, 0),
  load: checkTable,
};
