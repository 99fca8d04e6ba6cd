import { lazy } from '../../../elements/base/lazy.js';
import type { TableGame } from '../../../elements/table/table-game.js';
import { paigowBot } from '../bots/bots.js';
import type { PaigowOptions } from '../rules/options.js';
import type { PaigowSettings } from '../rules/settings.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';
import { paigowRules } from '../rules/table-rules.js';

const loadHistory = lazy('paigow-history', () => import('./history.js'));
const loadHelp = lazy('paigow-help', () => import('./help.js'));
const loadGuide = lazy('paigow-guide', () => import('./guide.js'));

export const paigowTable: TableGame<PaigowState, PaigowMove, PaigowOptions, PaigowSettings> = {
  ...paigowRules,
  bot: paigowBot,
  history: () => loadHistory().then(({ history }) => history),
  help: () => loadHelp().then(({ help }) => help),
  guide: () => loadGuide().then(({ guide }) => guide),
};
