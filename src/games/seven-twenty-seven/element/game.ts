import { lazy } from '../../../elements/base/lazy.js';
import type { TableGame } from '../../../elements/table/table-game.js';
import type { Seven27Options } from '../rules/options.js';
import type { Seven27Settings } from '../rules/settings.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import { seven27Rules } from '../rules/table-rules.js';
import { loadBots, loadedBot } from './bot-source.js';

const loadHistory = lazy('seven27-history', () => import('./history.js'));
const loadGuide = lazy('seven27-guide', () => import('./guide.js'));

/** Seven Twenty-Seven, as its element plays it. */
export const seven27Table: TableGame<Seven27State, Seven27Move, Seven27Options, Seven27Settings> = {
  ...seven27Rules,
  bot: loadedBot,
  loadBots,
  history: () => loadHistory().then(({ history }) => history),
  guide: () => loadGuide().then(({ guide }) => guide),
};
