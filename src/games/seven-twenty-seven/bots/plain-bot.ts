import type { Bot } from '../../../core/table/bot.js';
import { TARGETS } from '../rules/results.js';
import { moves } from '../rules/rules.js';
import { rankTotal, totalsOf } from '../rules/scoring.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';

/** A bot stands if its rank is this or better: two points from a target. */
const NEAR = 8;

/**
 * A bot that judges only its own cards. It antes, checks and calls, and takes cards until it is
 * within two points of 7 or 27. Then it competes for the nearer target. It is the fallback if the
 * other bots fail to load.
 */
export const plainBot: Bot<Seven27State, Seven27Move> = (view, seat) => {
  const { scoring, tens } = view.options;
  const totals = totalsOf(view.seats[seat]!.cards, scoring, tens);
  const [low = 0, high = 0] = TARGETS.map((target) => rankTotal(totals[target], target, scoring));
  const preferred = ['ante', 'check', 'call', Math.min(low, high) > NEAR ? 'take' : 'stand'];
  const legal = moves(view, seat);
  const choice = legal.find((move) =>
    move.type === 'declare'
      ? move.targets === (low < high ? 'low' : 'high')
      : preferred.includes(move.type),
  );
  return choice ?? legal[0];
};
