/** Whole numbers below a bound, the same for the same seed (Marsaglia's xorshift). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** The same things in another order. */
export function shuffledBy<T>(random: (below: number) => number, things: readonly T[]): T[] {
  const all = [...things];
  for (let n = all.length - 1; n > 0; n--) {
    const other = random(n + 1);
    [all[n], all[other]] = [all[other]!, all[n]!];
  }
  return all;
}
