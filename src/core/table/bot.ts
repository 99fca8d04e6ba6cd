import { asRecord } from '../engine/reason.js';
import type { Rules, Seat } from '../engine/rules.js';

/** Returns a random whole number from 0 to `bound - 1`. */
export type RandomBelow = (bound: number) => number;

/**
 * Chooses a move by what its seat may see, or returns `undefined` if it has nothing to do. Equal
 * views and equal random numbers give equal moves. Bots don't cut the deck.
 */
export type Bot<View, Move> = (view: View, seat: Seat, random: RandomBelow) => Move | undefined;

/**
 * Asks a bot for its move. It gets only the view of its seat, never the state or a seed. A cut by a
 * bot is dropped: the house knows the seed, so it could use the cut to choose the deck after all
 * people have cut.
 */
export const askBot = <State, Move, View>(
  rules: Pick<Rules<State, Move, never, View>, 'view'>,
  state: State,
  seat: Seat,
  bot: Bot<View, Move>,
  random: RandomBelow,
): Move | undefined => {
  const move = bot(rules.view(state, seat), seat, random);
  return asRecord(move)?.['type'] === 'cut' ? undefined : move;
};
