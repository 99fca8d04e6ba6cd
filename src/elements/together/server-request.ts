import { toJson } from '../../core/engine/json.js';
import { type Figure, type Problem, asRecord } from '../../core/engine/reason.js';

/** What a server answered: its JSON, and the status of HTTP. */
export interface ServerAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Why it refuses, where it does. */
  readonly problem: Problem | undefined;
}

const isFigure = (value: unknown): value is Figure =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The problem in an answer: a code and its figures, as everywhere in the kit. */
function problemIn(body: Readonly<Record<string, unknown>>, status: number): Problem {
  const given = asRecord(body['problem']) ?? {};
  const figures = Object.entries(given).filter((one): one is [string, Figure] => isFigure(one[1]));
  return { code: 'server-status', ...Object.fromEntries(figures), status };
}

/**
 * Asks a server of tables.
 *
 * @param body what is posted, as JSON; a question without one is a GET. No header says that it is JSON: the browser would
 *   ask another origin first whether it may be sent, one round trip more.
 * @throws TypeError, AbortError, SyntaxError (as rejections) where there is no server, or none of tables
 */
export async function askServer(
  address: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  const posted = { method: 'POST', body: toJson(body) };
  // Cookies are no matter to it; the page's own address is nobody's business but its origin's.
  const how = { signal, credentials: 'omit', referrerPolicy: 'origin', cache: 'no-store' } as const;
  const response = await fetch(address, { ...how, ...(body && posted) });
  const answered = asRecord(await response.json()) ?? {};
  const { ok, status } = response;
  return { status, body: answered, problem: ok ? undefined : problemIn(answered, status) };
}
