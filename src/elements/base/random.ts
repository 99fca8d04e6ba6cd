/** Random bytes from the browser's secure source. `undefined` if there is none or it fails. */
export function secureBytes(count: number): Uint8Array | undefined {
  try {
    return crypto.getRandomValues(new Uint8Array(count));
  } catch {
    // `crypto` is missing in old frames and if the page has removed it.
    return undefined;
  }
}

/** Random bytes for anything that nobody bets on. Secure if possible. */
export const randomBytes = (count: number): Uint8Array =>
  secureBytes(count) ?? Uint8Array.from({ length: count }, () => Math.random() * 256);

/** A random whole number from 0 to `bound` - 1, for anything that nobody bets on. */
export const randomBelow = (bound: number): number =>
  new DataView(randomBytes(4).buffer).getUint32(0) % bound;
