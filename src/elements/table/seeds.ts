import { isServer } from 'lit';
import { randomBytes, secureBytes } from '../base/random.js';
import type { Seed } from '../../core/cards/secure-shuffle.js';

/** Bytes of a seed: twice what would do. */
export const SEED_SIZE = 32;
/** A server deals nothing that is played: what it draws is the same each time. */
const serverSeed = (): Seed | undefined =>
  (isServer as boolean) ? new Uint8Array(SEED_SIZE) : undefined;

/** The seed of a hand; none where the browser has no secure random numbers, for it would not be fair. */
export const newSeed = (): Seed | undefined => serverSeed() ?? secureBytes(SEED_SIZE);

/** Chance for what is no card of a hand that can be checked: who deals first, a host's own deck. */
export const anySeed = (): Seed => serverSeed() ?? randomBytes(SEED_SIZE);
