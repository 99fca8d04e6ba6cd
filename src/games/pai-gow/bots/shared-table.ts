import type { Bot } from '../../../core/table/bot.js';
import type { SharedTableRules } from '../../../core/table/table-rules.js';
import type { PaigowOptions } from '../rules/options.js';
import type { PaigowSettings } from '../rules/settings.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';
import { paigowRules } from '../rules/table-rules.js';
import { paigowBot } from './bots.js';

/** Declines the bank, stakes nothing, and sets by the table's house way. */
export const outOfTime: Bot<PaigowState, PaigowMove> = (view, seat, random) => {
  if (view.phase === 'offer') return view.offered === seat ? { type: 'decline', seat } : undefined;
  const isStaking = view.phase === 'bets' && view.seats[seat]!.status === 'waiting';
  return isStaking ? { type: 'pass', seat } : paigowBot(view, seat, random);
};

/** Pai Gow poker for people at several devices. */
export const paigowShared: SharedTableRules<
  PaigowState,
  PaigowMove,
  PaigowOptions,
  PaigowSettings
> = { ...paigowRules, bot: paigowBot, outOfTime };
