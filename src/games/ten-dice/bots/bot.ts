import type { Bot } from '../../../core/table/bot.js';
import { type TenDiceMove, type TenDiceState, mostOf } from '../rules/state.js';

/** Rolls, where it is that seat's turn, for what takes the fewest rolls on average; see chance.ts. */
export const tenDiceBot: Bot<TenDiceState, TenDiceMove> = ({ racers, turn }, seat) => {
  if (turn !== seat) return undefined;
  const racer = racers[seat]!;
  return { seat, keep: racer.dice.length ? mostOf(racer) : null };
};
