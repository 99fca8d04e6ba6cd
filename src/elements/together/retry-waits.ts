/** The longest wait between two tries, and the shortest but the first, in milliseconds. */
export const LONGEST_WAIT = 15_000;
const SHORTEST_WAIT = 250;

/**
 * How long to wait before a try to connect: nothing before the first one, then twice as long each time. Chance takes up
 * to half of it away, so that the pages of a server that comes back do not all come at once.
 *
 * @param failed how many tries have failed since there was a connection
 * @param chance from 0 up to 1
 * @returns milliseconds
 */
export function waitBefore(failed: number, chance: number): number {
  if (failed === 0) return 0;
  const whole = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (failed - 1));
  return whole * (1 - chance / 2);
}
