/** Random bytes of the browser's secure source; `undefined` where it has none, or refuses. */
export function secureBytes(count: number): Uint8Array | undefined {
  try {
    return crypto.getRandomValues(new Uint8Array(count));
  } catch {
    // An old frame, or a page that took it away: `crypto` itself may be missing.
    return undefined;
  }
}

/** Random bytes for what nobody stakes on: secure ones where there are any. */
export const anyBytes = (count: number): Uint8Array =>
  secureBytes(count) ?? Uint8Array.from({ length: count }, () => Math.random() * 256);

/** A random whole number below the bound, for what nobody stakes on. */
export const anyNumber = (bound: number): number =>
  new DataView(anyBytes(4).buffer).getUint32(0) % bound;
