/** The headers that identify the site of a page. */
export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/** The names of this machine. A page opened under one of them is the same page under the others. */
const THIS_MACHINE = /^(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** An origin, with one name for this machine. */
const withOneName = (origin: string): string => origin.replace(THIS_MACHINE, '$1localhost');

/**
 * Whether a page of an origin may use the server. Allowed are the server's own pages, the listed origins,
 * and all origins if the list has `*`. `localhost`, `127.0.0.1` and `[::1]` are equal if scheme and port
 * are. Requests without an origin don't come from a page of another site, and are allowed.
 */
export function isAllowedOrigin(
  { origin, host }: OriginHeaders,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes('*')) return true;
  if (allowed.some((one) => withOneName(one) === withOneName(origin))) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Normalises an origin that a person wrote, to the form that browsers send.
 *
 * @returns `undefined` if the text is no origin
 */
export function readOrigin(text: string): string | undefined {
  if (text === '*') return text;
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '';
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
