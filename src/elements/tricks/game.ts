import type { Seat } from '../../core/engine/rules.js';
import type { RandomBelow } from '../../core/table/bot.js';
import { quickBot } from '../../core/tricks/bots/quick-bot.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickSettings, TrickTableRules } from '../../core/tricks/table-rules.js';
import type { TrickGame } from '../../core/tricks/trick-game.js';
import { lazy } from '../base/lazy.js';
import type { BotQuestion, TableGame } from '../table/table-game.js';
import type { WorkerPage } from './thinking.js';

const loadThinking = lazy('trick-bots', () => import('./thinking.js'));
const loadHistory = lazy('trick-history', () => import('./history.js'));
const loadGuide = lazy('trick-guide', () => import('./guide.js'));
const loadHelp = lazy('trick-help', () => import('./help.js'));
const loadChecks = lazy('trick-checks', () => import('../../core/tricks/shared-checks.js'));

/** The game of a table, and the modules that it loads on demand. */
export type TrickTableGame<Options extends TrickOptions> = TableGame<
  TrickState<Options>,
  TrickMove,
  Options,
  TrickSettings<Options>
> & { readonly game: TrickGame<Options> };

/** The game of a table: its rules, bots that think in the worker of its page, and the modules that it loads on demand. */
export function trickTableGame<Options extends TrickOptions>(
  rules: TrickTableRules<Options>,
  table: WorkerPage,
): TrickTableGame<Options> {
  const { game } = rules;
  const tableOf = ({ options }: TrickState<Options>) => game.tableOf(options);
  return {
    ...rules,
    bot: (view: TrickState<Options>, seat: Seat, random: RandomBelow) =>
      quickBot(tableOf(view), view, seat, random),
    think: async (question: BotQuestion<TrickState<Options>, TrickSettings<Options>>) => {
      const { thinkOf } = await loadThinking();
      return thinkOf(tableOf(question.view).rules, question, table);
    },
    history: () =>
      loadHistory().then(({ historyOf }) => historyOf(game as unknown as TrickGame<TrickOptions>)),
    guide: () => loadGuide().then(({ guide }) => guide),
    help: () => loadHelp().then(({ help }) => help),
    pageChecks: () => loadChecks().then(({ sharedChecks }) => sharedChecks(rules)),
  };
}
