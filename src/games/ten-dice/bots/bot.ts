import type { Bot } from '../../../core/table/bot.js';
import { type TenDiceMove, type TenDiceState, canRoll, mostOf } from '../rules/state.js';

/**
 * Rolls, where that seat may, for what takes the fewest rolls on average; see chance.ts. It waits until all
 * dice lie, so how long that takes is for whoever asks it.
 */
export const tenDiceBot: Bot<TenDiceState, TenDiceMove> = (state, seat) => {
  if (!canRoll(state, seat)) return undefined;
  const racer = state.racers[seat]!;
  return { seat, keep: racer.dice.length ? mostOf(racer) : null };
};
