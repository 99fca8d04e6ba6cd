import type { Bot } from '../../../core/table/bot.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { TableGame } from '../../../elements/table/table-game.js';
import { plainBot } from '../bots/plain-bot.js';
import type { Seven27Options } from '../rules/options.js';
import type { Seven27Settings } from '../rules/settings.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import { seven27Rules } from '../rules/table-rules.js';

/** How long bots wait for their module, in milliseconds. A network may hang without an error. */
const TIMEOUT = 4000;

const loadBotModule = lazy('seven27-bots', () => import('../bots/bots.js'));

let loaded: Bot<Seven27State, Seven27Move> | undefined;
let timeout: Promise<unknown> | undefined;

/**
 * Loads the bots' judgement. Bots wait for it at most four seconds, once a visit. Rejects with a
 * `LoadError`; the next call tries again.
 */
export const loadBots = (): Promise<unknown> => {
  timeout ??= new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  return Promise.race([loadBotModule().then(({ seven27Bot }) => (loaded = seven27Bot)), timeout]);
};

/** The bots of a table. They play by simple rules until their judgement is loaded. */
export const loadedBot: Bot<Seven27State, Seven27Move> = (view, seat, random) =>
  (loaded ?? plainBot)(view, seat, random);

const loadHistory = lazy('seven27-history', () => import('./history.js'));
const loadGuide = lazy('seven27-guide', () => import('./guide.js'));
const loadHelp = lazy('seven27-help', () => import('./help.js'));

/** The game of `<seven27-table>`, with the modules that it loads on demand. */
export const seven27Table: TableGame<Seven27State, Seven27Move, Seven27Options, Seven27Settings> = {
  ...seven27Rules,
  bot: loadedBot,
  loadBots,
  history: () => loadHistory().then(({ history }) => history),
  guide: () => loadGuide().then(({ guide }) => guide),
  help: () => loadHelp().then(({ help }) => help),
};
