import { randomBytes } from '../base/random.js';

/** An id unlike any other's: 32 hexadecimal digits, as a UUID has, on pages without TLS as well. */
export function randomId(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
