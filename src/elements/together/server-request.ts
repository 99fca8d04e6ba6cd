import { toJson } from '../../core/engine/json.js';
import { type Figure, type Problem, asRecord } from '../../core/engine/reason.js';

/** A server's answer: its JSON and the HTTP status. */
export interface ServerAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Why the server refused, if it did. */
  readonly problem: Problem | undefined;
}

const isFigure = (value: unknown): value is Figure =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The problem in an answer: a code with its figures. */
function problemIn(body: Readonly<Record<string, unknown>>, status: number): Problem {
  const given = asRecord(body['problem']) ?? {};
  const figures = Object.entries(given).filter((one): one is [string, Figure] => isFigure(one[1]));
  return { code: 'server-status', ...Object.fromEntries(figures), status };
}

/**
 * Sends a request to a table server.
 *
 * @param body posted as JSON; without it the request is a GET. No header declares JSON, because a browser
 * would then send another server a preflight request, which takes a round trip more.
 * @throws TypeError, AbortError, SyntaxError (as rejections) if there is no server, or it is not a table
 * server
 */
export async function askServer(
  address: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  const posted = { method: 'POST', body: toJson(body) };
  // The server needs no cookies, and only the origin of the page's address.
  const how = { signal, credentials: 'omit', referrerPolicy: 'origin', cache: 'no-store' } as const;
  const response = await fetch(address, { ...how, ...(body && posted) });
  const answered = asRecord(await response.json()) ?? {};
  const { ok, status } = response;
  return { status, body: answered, problem: ok ? undefined : problemIn(answered, status) };
}
