import { DECK_SIZE } from '../../../core/cards/card.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { TableGame } from '../../../elements/table/table-game.js';
import { loadBots, loadedBot } from './bot-source.js';
import { dealtTo } from '../rules/dealt-to.js';
import { seven27 } from '../rules/game.js';
import type { Seven27Options } from '../rules/options.js';
import { type Seven27Settings, checkSettings, openTable, rulesOf } from '../rules/settings.js';
import { type Seven27Move, type Seven27State, chipsOf } from '../rules/state.js';
import { viewMove } from '../rules/view.js';
import { checkTable, deckOf, handEnd, handOptions, saveTable } from '../rules/table.js';

const loadHistory = lazy('seven27-history', () => import('./history.js'));
const loadGuide = lazy('seven27-guide', () => import('./guide.js'));

/** Seven Twenty-Seven, from hand to hand. */
export const seven27Table: TableGame<Seven27State, Seven27Move, Seven27Options, Seven27Settings> = {
  game: seven27,
  bot: loadedBot,
  loadBots,
  deal: { size: DECK_SIZE, hands: 0, to: dealtTo, dice: () => [] },
  history: () => loadHistory().then(({ history }) => history),
  guide: () => loadGuide().then(({ guide }) => guide),
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
