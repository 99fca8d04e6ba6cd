import { listOf } from '../../../core/cards/list.js';
import type { Card } from '../../../core/cards/card.js';
import { randomIntegers } from '../../../core/cards/random-stream.js';
import { commitment, formatSeed } from '../../../core/cards/secure-shuffle.js';
import type { Seat } from '../../../core/engine/rules.js';
import { DICE, type DieNumber, type TenDiceState } from './state.js';

/**
 * The ten dice of a seat if all were thrown at that roll. The secret order of the deck, 225 bits, is the
 * seed of a random stream (random-stream.ts).
 *
 * Each roll of each seat has its own numbers. So nobody's dice depend on what others keep, on how many
 * race, or on who presses first. A change here needs another label, and a new version of the game.
 */
export function fall(deck: readonly Card[], seat: Seat, roll: number): DieNumber[] {
  const random = randomIntegers(`baize/1/ten-dice/${seat}/${roll}`, Uint8Array.from(deck));
  return listOf(DICE, () => (random(6) + 1) as DieNumber);
}

/** The 52 numbers of the deck are the seed of the dice. */
const seedOf = (deck: readonly Card[]): Uint8Array => Uint8Array.from(deck);

/** The commitment published before the first roll. It fixes the dice and reveals nothing about them. */
export const raceCommitment = ({ deck }: Pick<TenDiceState, 'deck'>): string =>
  commitment(seedOf(deck));

/** The seed published after the race. All dice follow from it. */
export const raceSeed = ({ deck }: Pick<TenDiceState, 'deck'>): string => formatSeed(seedOf(deck));
