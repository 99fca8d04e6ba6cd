import { stakeLimits } from '../../../core/table/chips.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { Bot, RandomBelow } from '../../../core/table/bot.js';
import { bankers } from '../rules/bank.js';
import { houseWayOf } from '../rules/house-ways.js';
import { bonusRange, stakeRange } from '../rules/refusal.js';
import { type PaigowMove, type PaigowState, inOrder, isSet } from '../rules/state.js';

/** Bots stake a random multiple of the minimum, up to this one. */
const BOLDEST = 6;
/** On average, bots make a bonus bet in one of so many hands. */
const BONUS_IN = 3;

/** A random multiple of the minimum, so that stacks of chips look even. */
function amountWithin(least: number, most: number, random: RandomBelow): number {
  const times = Math.min(BOLDEST, Math.floor(most / least));
  return least * (random(times) + 1);
}

function bet(view: PaigowState, seat: Seat, random: RandomBelow): PaigowMove {
  const { min, max } = stakeLimits(stakeRange(view, seat));
  const amount = amountWithin(min, max, random);
  const side = stakeLimits(bonusRange(view, seat, amount));
  const wants = view.options.bonus !== 'none' && random(BONUS_IN) === 0;
  return wants && side.min <= side.max
    ? { type: 'bet', seat, amount, bonus: amountWithin(side.min, side.max, random) }
    : { type: 'bet', seat, amount };
}

/**
 * Takes the bank at random in half of all cases, if its stack covers the maximum stakes of all
 * others.
 */
function answer(view: PaigowState, seat: Seat, random: RandomBelow): PaigowMove {
  const { maxBet, stacks } = view.options;
  const others = bankers(view.options, seat).length - 1;
  const takes = stacks[seat]! >= others * maxBet && random(2) === 0;
  return { type: takes ? 'bank' : 'decline', seat };
}

/** Stakes at random within the limits and its stack, and sets by the table's house way. */
export const paigowBot: Bot<PaigowState, PaigowMove> = (view, seat, random) => {
  const { phase, options, seats } = view;
  const own = seats[seat]!;
  if (phase === 'offer') return view.offered === seat ? answer(view, seat, random) : undefined;
  if (phase === 'bets' && own.status === 'waiting') return bet(view, seat, random);
  const turn = own.status === 'in' ? 'set' : own.status === 'dealer' ? 'dealer' : undefined;
  if (phase !== turn || isSet(own)) return undefined;
  const { front } = houseWayOf(options)(own.cards, options.wheel);
  return { type: 'set', seat, front: inOrder(front) };
};
