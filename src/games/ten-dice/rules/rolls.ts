import { listOf } from '../../../core/cards/list.js';
import type { Card } from '../../../core/cards/card.js';
import { randomIntegers } from '../../../core/cards/random-stream.js';
import type { Seat } from '../../../core/engine/rules.js';
import { DICE, type DieNumber } from './state.js';

/**
 * What the ten dice of a seat would show if all were thrown at its roll of that number. It follows from the order of
 * the deck, which has 225 bits of chance and nobody sees, by the kit's own stream (random-stream.ts).
 * Every die of every roll has its own number there, so that what one player keeps, or how many race,
 * is neither luck nor harm for anybody else, nor is who presses first. A change of this needs another label, and a new version.
 */
export function fall(deck: readonly Card[], seat: Seat, roll: number): DieNumber[] {
  const random = randomIntegers(`baize/1/ten-dice/${seat}/${roll}`, Uint8Array.from(deck));
  return listOf(DICE, () => (random(6) + 1) as DieNumber);
}
