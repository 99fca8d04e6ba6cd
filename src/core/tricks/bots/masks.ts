/** The height of the highest card of a suit's mask; −1 for none. */
export const topOf = (mask: number): number => 31 - Math.clz32(mask);

/** The height of the lowest card of a suit's mask; −1 for none. */
export const bottomOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The cards of a mask above a height, which may be −1. */
export const above = (mask: number, height: number): number =>
  (mask >> (height + 1)) << (height + 1);

/** The cards of a mask below a height. */
export const below = (mask: number, height: number): number =>
  height < 0 ? 0 : mask & ((1 << height) - 1);

/** The number of cards of a mask. */
export function sizeOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
