import type { Seat } from '../../../core/engine/rules.js';
import { callOf, legalBetting } from '../../../core/table/betting.js';
import type { Bot, RandomBelow } from '../../../core/table/bot.js';
import { rankTable } from '../rules/scoring.js';
import { type Seven27Move, type Seven27State, isIn } from '../rules/state.js';
import { type Stakes, paysToCall, potFor } from './manners.js';
import { bestClaim } from './chances.js';
import { rankIn } from './equity.js';
import { type Effort, judge } from './judgement.js';
import { isOpen } from './rivals.js';
import { MANNERS, type Manner } from './manners.js';

const EFFORT: Effort = { passes: 4, samples: 40 };

/**
 * An amount between the least and the most, in steps of the least. It grows with `pull` (0 to 1).
 */
function amountWithin(least: number, most: number, pull: number, random: RandomBelow): number {
  const steps = Math.floor((most - least) / least);
  return least * (1 + Math.round((Math.min(1, pull) * steps * (60 + random(41))) / 100));
}

function bet(
  view: Seven27State,
  seat: Seat,
  equity: number,
  manner: Manner,
  random: RandomBelow,
): Seven27Move {
  const round = view.betting!;
  const call = callOf(round, seat);
  // The bot's own call is certain, so it counts in full.
  const stakes: Stakes = {
    paid: view.seats.map(({ paid }) => paid),
    chips: round.seats.map(({ chips }) => chips),
    left: round.seats.map(({ isIn: stays }) => Number(stays)),
    carried: view.options.carried,
  };
  const pot = potFor(stakes, view.seats[seat]!.paid + call) + call / 2;
  const fair = 1 / view.seats.filter(isIn).length;
  const strength = (equity - fair) / (1 - fair);
  const bluffs = random(100) < manner.bluff;
  const wager = legalBetting(round).find((move) => 'amount' in move);
  if (wager && (bluffs || strength > manner.raise + round.raises / 3)) {
    const pull = bluffs ? 0.5 : strength * manner.size;
    return { type: wager.type, seat, amount: amountWithin(wager.amount, wager.max, pull, random) };
  }
  if (call === 0) return { type: 'check', seat };
  return { type: paysToCall(equity, pot, call, manner) ? 'call' : 'fold', seat };
}

/** The phase in which the seat has to act now; `undefined` if it need not act. */
function dueOf(
  { phase, turn, seats }: Seven27State,
  seat: Seat,
): Seven27State['phase'] | undefined {
  const { status, hasDeclared } = seats[seat]!;
  if (phase === 'ante') return status === 'waiting' ? phase : undefined;
  const isDue = turn === seat || (phase === 'declare' && turn === null && !hasDeclared);
  return status === 'in' && isDue ? phase : undefined;
}

/**
 * A bot that antes, and then decides by its estimated chances for both halves. It samples hands
 * that are consistent with what it sees.
 */
export const botWith =
  (effort: Effort): Bot<Seven27State, Seven27Move> =>
  (view, seat, random) => {
    const due = dueOf(view, seat);
    if (due === undefined || due === 'over') return undefined;
    if (due === 'ante') return { type: 'ante', seat };
    const { tempers } = view.options;
    const {
      worth: { now, best, gain },
      hand,
      chances,
      terms,
    } = judge(view, seat, effort, random);
    switch (due) {
      case 'bets': {
        const worth = isOpen(view, view.seats[seat]!) ? best : now;
        return bet(view, seat, worth[hand]! / 2, MANNERS[tempers[seat] ?? 'steady'], random);
      }
      case 'draw':
        return { type: gain[hand]! > 0 ? 'take' : 'stand', seat };
      case 'declare': {
        const ranks = rankTable(view.options);
        const [low, high] = [rankIn(ranks, 'low', hand), rankIn(ranks, 'high', hand)];
        const targets = bestClaim(chances, terms, low, high);
        return { type: 'declare', seat, targets };
      }
    }
  };

export const seven27Bot = botWith(EFFORT);
