import type { RandomBelow } from '../../table/bot.js';

/**
 * Fast random numbers from a text, for samples: xorshift of 32 bits. They need not be secret, since bots see nothing that
 * a player should not.
 */
export function randomFrom(seed: string): RandomBelow {
  let word = 2166136261;
  for (let at = 0; at < seed.length; at++) {
    word = Math.imul(word ^ seed.charCodeAt(at), 16777619);
  }
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) | 1;
  return (bound) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 4294967296) * bound);
  };
}
