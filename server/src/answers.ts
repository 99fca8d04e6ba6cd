import type { Checked, Problem } from 'baize/core';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Metrics } from './metrics.js';
import { networkOf } from './network/client-network.js';
import { now } from './table.js';
import type { Readiness } from './store/readiness.js';
import type { ClientLimiter } from './token-bucket.js';

/** The largest request body, in bytes. */
export const BODY_LIMIT = 4096;

/** The HTTP status of each problem. Problems of games and tables have 400. */
const STATUS: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'origin-not-allowed': 403,
  'no-such-table': 404,
  'no-such-page': 404,
  'no-such-board': 404,
  'day-ahead': 409,
  'day-over': 409,
  'table-full': 409,
  'body-too-large': 413,
  'bad-encoding': 415,
  'host-not-allowed': 421,
  'other-protocol': 426,
  'too-many-requests': 429,
  'too-many-own-tables': 429,
  'too-many-connections': 429,
  'too-many-visitors': 429,
  failed: 500,
  busy: 503,
  'too-many-tables': 503,
  'table-unavailable': 503,
  'shutting-down': 503,
  'store-away': 503,
};

export function refuse(response: Response, problem: Problem): void {
  const { code, retryAfter } = problem;
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  response.status(STATUS[code] ?? 400).json({ problem });
}

/** Returns the network that a request came from. */
export type ClientOf = (request: Request) => string;

/** @param prefix the bits of an IPv6 address that name its network */
export const clientsBy =
  (prefix: number): ClientOf =>
  ({ ip = '' }) =>
    networkOf(ip, prefix);

/** Handles a request: returns JSON, or the problem for which it is refused. */
export type Action = (request: Request) => Promise<Checked<object>>;

/** A rate limit for a kind of request. */
export interface Limited {
  readonly limiter: ClientLimiter;
  /** The name of the limit in the metrics. */
  readonly reason: string;
  readonly metrics: Metrics;
  readonly clientOf: ClientOf;
  readonly readiness: Readiness;
}

/** Handles a kind of request within its rate limit, while the store is there. */
export const answering =
  (limited: Limited, status: number, act: Action): RequestHandler =>
  async (request, response) => {
    const { limiter, reason, metrics, clientOf, readiness } = limited;
    const retryAfter = limiter.take(clientOf(request), now());
    if (retryAfter > 0) {
      metrics.refused.inc({ reason });
      refuse(response, { code: 'too-many-requests', retryAfter });
      return;
    }
    const answered = await readiness.during(() => act(request));
    if ('problem' in answered) refuse(response, answered.problem);
    else response.status(status).json(answered.value);
  };

/** Checks a request's data against a schema. The problem `bad-options` names the wrong field. */
export function readGiven<T>(schema: z.ZodType<T>, given: unknown): Checked<T> {
  const read = schema.safeParse(given ?? {});
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') ?? '';
  return { problem: { code: 'bad-options', field, accepted: issue?.message ?? '' } };
}
