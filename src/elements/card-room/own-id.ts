/** An id unlike any other's: 32 hexadecimal digits, as a UUID has, on pages without TLS as well. */
export function ownId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
