/** The number of bits set, of the lowest 16. */
export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x5555);
  sum = (sum & 0x3333) + ((sum >>> 2) & 0x3333);
  sum = (sum + (sum >>> 4)) & 0x0f0f;
  return (sum + (sum >>> 8)) & 31;
}

/** The highest bit set, or 0. */
export const highestBit = (bits: number): number => (bits === 0 ? 0 : 1 << (31 - Math.clz32(bits)));

/** The bit of the card that has `above` − 1 higher cards in its suit, of `count` cards. 0 if `above` is 0. */
export function nthHighest(bits: number, count: number, above: number): number {
  if (above === 0) return 0;
  let rest = bits;
  for (let skip = count - above; skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
