import type { Checked, Problem } from 'baize/core';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Metrics } from './metrics.js';
import { now } from './table.js';
import type { AddressLimiter } from './token-bucket.js';

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
  'other-protocol': 426,
  'too-many-requests': 429,
  failed: 500,
  'too-many-tables': 503,
  'table-unavailable': 503,
  'shutting-down': 503,
};

export function refuse(response: Response, problem: Problem): void {
  const { code, retryAfter } = problem;
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  response.status(STATUS[code] ?? 400).json({ problem });
}

/** Handles a request: returns JSON, or the problem for which it is refused. */
export type Action = (request: Request) => Promise<Checked<object>>;

/** A rate limit for a kind of request. */
export interface Limited {
  readonly limiter: AddressLimiter;
  /** The name of the limit in the metrics. */
  readonly reason: string;
  readonly metrics: Metrics;
}

/** Handles a kind of request within its rate limit. */
export const answering =
  ({ limiter, reason, metrics }: Limited, status: number, act: Action): RequestHandler =>
  async (request, response) => {
    const retryAfter = limiter.take(request.ip ?? '', now());
    if (retryAfter > 0) {
      metrics.refused.inc({ reason });
      refuse(response, { code: 'too-many-requests', retryAfter });
      return;
    }
    const answered = await act(request);
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
