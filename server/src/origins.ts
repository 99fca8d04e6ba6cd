/** What of a request says which site its page is of. */
export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/**
 * Whether a page of that site may use the server. Pages of the server itself may, and those of the listed origins; `*` lets
 * all in. A request without an origin is no browser's on another site's behalf, and may.
 */
export function isAllowedOrigin(
  { origin, host }: OriginHeaders,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true;
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
