import { asRecord } from '../engine/reason.js';
import type { Rules, Seat } from '../engine/rules.js';

/** A random whole number from 0 to below the bound. */
export type RandomBelow = (bound: number) => number;

/**
 * A player that is no person: the move it chooses by what its seat may see, or `undefined` where it
 * has nothing to do. Equal views and equal random numbers give equal moves. Bots cut nothing.
 */
export type Bot<View, Move> = (view: View, seat: Seat, random: RandomBelow) => Move | undefined;

/**
 * Asks a bot. It gets the view of its seat: neither the state nor a seed ever reaches it. A cut of a
 * bot's is none: the house, which knows the seed, could choose the deck by it after all people have cut.
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
