import { isIP } from 'node:net';

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

/** What the options say about the server's own names. */
export interface OwnNames {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
  readonly publicAddress?: string | undefined;
}

/**
 * Whether a request names this server. A site can let its own name lead to this machine, and its pages would then have the
 * server's origin. So only addresses, `localhost`, and the names in the options are accepted; or any name, if pages of all
 * sites may use the server.
 */
export function isAllowedHost(
  { host = '' }: OriginHeaders,
  { hosts, origins, publicAddress = '' }: OwnNames,
): boolean {
  if (origins.includes('*')) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0) return true;
  const known = origins.map((origin) => new URL(origin).hostname);
  return [...known, ...hosts, publicAddress.replace(/[:/].*$/, '')].includes(name);
}
