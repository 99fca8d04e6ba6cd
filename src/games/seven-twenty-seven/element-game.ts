import { DECK_SIZE } from '../../cards/card.js';
import type { TableGame } from '../../elements/table-game.js';
import { withCompany } from '../../table/company.js';
import { TableSession } from '../../table/table-session.js';
import { seven27Bot } from './bots.js';
import { dealtTo } from './fairness.js';
import { seven27 } from './game.js';
import type { Seven27Options } from './options.js';
import { type Seven27Settings, checkSettings, openTable, rulesOf } from './settings.js';
import { type Seven27Move, type Seven27State, chipsOf } from './state.js';
import { checkTable, deckOf, handEnd, handOptions, saveTable } from './table.js';

/** Seven Twenty-Seven, from hand to hand. */
export const seven27Table: TableGame<Seven27State, Seven27Move, Seven27Options, Seven27Settings> = {
  game: seven27,
  bot: seven27Bot,
  deal: { size: DECK_SIZE, hands: 0, to: dealtTo, dice: () => [] },
  check: checkSettings,
  open: openTable,
  start(before, settings, seed, deck) {
    const run = withCompany(before, settings);
    const options = handOptions(run, rulesOf(settings));
    const session = TableSession.start(seven27, { deck: deck ?? deckOf(seed), options });
    return 'problem' in session ? session : { value: { run, session: session.value } };
  },
  end: handEnd,
  chips: chipsOf,
  save: (table) => saveTable(table, 0),
  load: checkTable,
};
