/** What of a request says which site its page is of. */
export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/** The names of this machine: a page that one of them opens is the same page under the others. */
const THIS_MACHINE = /^(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** An origin with one name for this machine. */
const withOneName = (origin: string): string => origin.replace(THIS_MACHINE, '$1localhost');

/**
 * Whether a page of that site may use the server. Allowed are pages of the server itself, the listed origins, and all
 * origins if the list has `*`. `localhost`, `127.0.0.1` and `[::1]` are one origin if scheme and port are equal. A
 * request without an origin does not come from another site's page, and is allowed.
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
 * What a person wrote as an origin, as browsers write it.
 *
 * @returns `undefined` where it is none
 */
export function readOrigin(text: string): string | undefined {
  if (text === '*') return text;
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '';
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
