import type { Card } from '../../../core/cards/card.js';
import { commitment, formatSeed } from '../../../core/cards/secure-shuffle.js';
import type { TenDiceState } from './state.js';

/** The 52 numbers by which the dice fall, as the seed that they are. */
const seedOf = (deck: readonly Card[]): Uint8Array => Uint8Array.from(deck);

/** What is told before the first roll: it binds the race to its dice and tells nothing of them. */
export const raceCommitment = ({ deck }: Pick<TenDiceState, 'deck'>): string =>
  commitment(seedOf(deck));

/** What is told after the last one: all dice follow from it. */
export const raceSeed = ({ deck }: Pick<TenDiceState, 'deck'>): string => formatSeed(seedOf(deck));
