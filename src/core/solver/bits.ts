/** How many of 32 bits are set. */
export function popcount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/** The number of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The number above the highest bit that is set; 0 where none is. */
export const width = (bits: number): number => 32 - Math.clz32(bits);
