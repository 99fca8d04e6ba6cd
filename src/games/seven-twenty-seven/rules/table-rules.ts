import { DECK_SIZE } from '../../../core/cards/card.js';
import type { TableRules } from '../../../core/table/table-rules.js';
import { dealtTo } from './dealt-to.js';
import { seven27 } from './game.js';
import type { Seven27Options } from './options.js';
import { type Seven27Settings, checkSettings, openTable, rulesOf } from './settings.js';
import { type Seven27Move, type Seven27State, chipsOf } from './state.js';
import { checkTable, deckOf, handEnd, handOptions, saveTable } from './table.js';
import { viewMove } from './view.js';

/** Seven Twenty-Seven, from hand to hand. */
export const seven27Rules: TableRules<Seven27State, Seven27Move, Seven27Options, Seven27Settings> =
  {
    game: seven27,
    deal: { size: DECK_SIZE, hands: 0, to: dealtTo, dice: () => [] },
    check: checkSettings,
    open: openTable,
    options: (run, settings) => handOptions(run, rulesOf(settings)),
    deckOf,
    end: handEnd,
    chips: chipsOf,
    publicMove: (view, move) => viewMove(view, move),
    publicNotation: (view, move) => {
      const seen = viewMove(view, move);
      // What is declared in secret is not told yet.
      const isSecret = seen.type === 'declare' && seen.targets === null;
      return isSecret ? `g${seen.seat}` : seven27.writeMove(view, move);
    },
    save: (table) => saveTable(table, 0),
    load: checkTable,
  };
