/** A pseudorandom generator (mulberry32): the same seed gives the same numbers. It also replaces the page's `Math.random`. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const { soakSeed } = globalThis as unknown as { readonly soakSeed: number };

/** The generator for the player. The elements' seeds, dice and deals use another one. */
const player = chanceOf(soakSeed);
const elements = chanceOf(soakSeed + 1);

export const chance = (share: number): boolean => player() < share;
export const below = (limit: number): number => Math.floor(player() * limit);
export const some = <T>(things: readonly T[]): T => things[below(things.length)]!;

crypto.getRandomValues = (array) => {
  if (array instanceof Uint8Array) array.forEach((_, at) => (array[at] = elements() * 256));
  else if (array instanceof Uint32Array) {
    array.forEach((_, at) => (array[at] = elements() * 2 ** 32));
  } else throw new Error('the soak has no chance of that kind');
  return array;
};
Math.random = elements;
