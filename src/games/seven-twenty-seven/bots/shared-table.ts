import type { Bot } from '../../../core/table/bot.js';
import type { SharedTableRules } from '../../../core/table/table-rules.js';
import type { Seven27Options } from '../rules/options.js';
import { moves } from '../rules/rules.js';
import type { Seven27Settings } from '../rules/settings.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import { seven27Rules } from '../rules/table-rules.js';
import { seven27Bot } from './bots.js';
import { plainBot } from './plain-bot.js';

/** The moves that cost no more chips, best first. */
const FREE: readonly Seven27Move['type'][] = ['check', 'fold', 'stand', 'sit-out'];

/**
 * Moves for a seat whose time is up, without another chip: it sits out, checks, folds or stands,
 * and declares for the nearer target.
 */
export const outOfTime: Bot<Seven27State, Seven27Move> = (view, seat, random) => {
  const legal = moves(view, seat);
  for (const type of FREE) {
    const move = legal.find((one) => one.type === type);
    if (move) return move;
  }
  return legal.some(({ type }) => type === 'declare') ? plainBot(view, seat, random) : undefined;
};

export const seven27Shared: SharedTableRules<
  Seven27State,
  Seven27Move,
  Seven27Options,
  Seven27Settings
> = { ...seven27Rules, bot: seven27Bot, outOfTime };
