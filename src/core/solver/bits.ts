/** The number of bits set in a 32-bit integer. */
export function popcount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/** The index of the lowest bit set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** One more than the index of the highest bit set. 0 if none is set. */
export const width = (bits: number): number => 32 - Math.clz32(bits);
