import type { Bot } from '../../../core/table/bot.js';
import { TARGETS } from '../rules/results.js';
import { moves } from '../rules/rules.js';
import { rankTotal, totalsOf } from '../rules/scoring.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';

/** Near enough to a target to take no more cards: a rank of two points from it. */
const NEAR = 8;

/**
 * A bot that judges nothing but its own cards: it antes, checks and calls, takes cards until it is
 * within two points of 7 or 27, and goes for the nearer of them. It plays where the other bots can't be
 * loaded, so that a table goes on.
 */
export const plainBot: Bot<Seven27State, Seven27Move> = (view, seat) => {
  const { scoring, tens } = view.options;
  const totals = totalsOf(view.seats[seat]!.cards, scoring, tens);
  const [low = 0, high = 0] = TARGETS.map((target) => rankTotal(totals[target], target, scoring));
  const wanted = ['ante', 'check', 'call', Math.min(low, high) > NEAR ? 'take' : 'stand'];
  const legal = moves(view, seat);
  const wish = legal.find((move) =>
    move.type === 'declare'
      ? move.targets === (low < high ? 'low' : 'high')
      : wanted.includes(move.type),
  );
  return wish ?? legal[0];
};
