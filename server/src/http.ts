import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from 'baize/core';
import { PROTOCOL, isTableCode } from 'baize/together';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Metrics } from './metrics.js';
import type { SignedIn } from './network/network.js';
import type { Settings } from './options.js';
import { isAllowedOrigin } from './origins.js';
import { createBody, joinBody } from './schemas.js';
import { now } from './table.js';
import type { Tables } from './tables.js';
import { AddressLimiter } from './token-bucket.js';

const BODY_LIMIT = 4096;

/** The HTTP status of a problem; 400 for those of a game's or the table's own. */
const STATUS: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'origin-not-allowed': 403,
  'no-such-table': 404,
  'no-such-page': 404,
  'table-full': 409,
  'body-too-large': 413,
  'other-protocol': 426,
  'too-many-requests': 429,
  failed: 500,
  'too-many-tables': 503,
  'table-unavailable': 503,
  'shutting-down': 503,
};

export interface HttpSettings {
  readonly tables: Tables;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether the server can keep tables just now. */
  isReady(): boolean;
}

/** What is asked for by HTTP: tables are made, listed and joined; how the server does; and a page to play at. */
export function makeHttp(given: HttpSettings): Express {
  const { settings, metrics, log } = given;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.trustProxy);
  app.use(checkOrigin(given));
  app.get('/health', (_, response) => {
    const isReady = given.isReady();
    const status = isReady ? 'ok' : 'not ready';
    response.status(isReady ? 200 : 503).json({ status, ...given.tables.count() });
  });
  app.get('/metrics', async (_, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  addTables(app, given);
  addPage(app);
  app.use((_, response) => refuse(response, { code: 'no-such-page' }));
  // Express takes it for a handler of errors by its four parameters.
  app.use((error: unknown, _: Request, response: Response, _next: NextFunction) => {
    const { type } = error as { type?: string };
    if (type === 'entity.too.large') refuse(response, { code: 'body-too-large', most: BODY_LIMIT });
    else if (type?.startsWith('entity') || error instanceof SyntaxError)
      refuse(response, { code: 'bad-json' });
    else {
      log.error({ err: error }, 'a request failed');
      refuse(response, { code: 'failed' });
    }
  });
  return app;
}

function addTables(app: Express, { tables, settings, metrics }: HttpSettings): void {
  const body = express.json({ limit: BODY_LIMIT, type: () => true });
  const limiters = {
    create: new AddressLimiter(settings.createRate),
    join: new AddressLimiter(settings.joinRate),
  };
  /** Whether the client may ask that now; else it is refused. */
  const isInRate = (of: keyof typeof limiters, request: Request, response: Response): boolean => {
    const retryAfter = limiters[of].take(request.ip ?? '', now());
    if (retryAfter === 0) return true;
    metrics.refused.inc({ reason: `${of}-rate` });
    response.set('retry-after', String(retryAfter));
    refuse(response, { code: 'too-many-requests', retryAfter });
    return false;
  };

  app.get('/tables', async (request, response) => {
    if (!isInRate('join', request, response)) return;
    response.json({ tables: await tables.listings() });
  });
  app.post('/tables', body, async (request, response) => {
    if (!isInRate('create', request, response)) return;
    const asked = readBody(createBody, request.body);
    if ('problem' in asked) return refuse(response, asked.problem);
    if ('problem' in (await signIn(settings, asked.value.auth)))
      return refuse(response, { code: 'not-signed-in' });
    const made = await tables.create(asked.value);
    if ('problem' in made) return refuse(response, made.problem);
    response.status(201).json(made.value);
  });
  app.post('/matchmake/joinById/:code', body, async (request, response) => {
    if (!isInRate('join', request, response)) return;
    const { code } = request.params;
    if (!isTableCode(code)) return refuse(response, { code: 'bad-code' });
    const asked = readBody(joinBody, request.body);
    if ('problem' in asked) return refuse(response, asked.problem);
    const person = await signIn(settings, asked.value.auth);
    if ('problem' in person) return refuse(response, person.problem);
    const { token } = asked.value;
    const place = await tables.reserve(code, { token, person: person.value });
    if ('problem' in place) return refuse(response, place.problem);
    response.json(place.value);
  });
}

type Read<T> = { readonly value: T } | { readonly problem: Problem };

function readBody<T extends { readonly protocol?: number | undefined }>(
  schema: z.ZodType<T>,
  body: unknown,
): Read<T> {
  const read = schema.safeParse(body ?? {});
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') ?? '';
    return { problem: { code: 'bad-options', field, accepted: issue?.message ?? '' } };
  }
  const isOurs = (read.data.protocol ?? PROTOCOL) === PROTOCOL;
  return isOurs
    ? { value: read.data }
    : { problem: { code: 'other-protocol', protocol: PROTOCOL } };
}

async function signIn(
  { onAuth }: Settings,
  token: string | undefined,
): Promise<Read<SignedIn | undefined>> {
  if (!onAuth) return { value: undefined };
  const person = await onAuth(token);
  return person ? { value: person } : { problem: { code: 'not-signed-in' } };
}

function refuse(response: Response, problem: Problem): void {
  response.status(STATUS[problem.code] ?? 400).json({ problem });
}

/** Lets pages of allowed sites read the answers, without cookies, and refuses all others. */
function checkOrigin({ settings, metrics }: HttpSettings): express.RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('origin');
    if (!isAllowedOrigin(request.headers, settings.origins)) {
      metrics.refused.inc({ reason: 'origin' });
      return refuse(response, { code: 'origin-not-allowed', origin });
    }
    if (origin !== undefined) response.set('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return next();
    response.set('access-control-allow-methods', 'GET, POST');
    response.set('access-control-allow-headers', 'content-type');
    response.set('access-control-max-age', '600').status(204).end();
  };
}

/** A page with a lobby and a table, and the kit that it loads. */
function addPage(app: Express): void {
  const page = fileURLToPath(new URL('../page', import.meta.url));
  const kit = join(fileURLToPath(import.meta.resolve('baize/package.json')), '../dist/cdn');
  const policy = "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:";
  app.use('/kit', express.static(kit, { index: false }));
  if (existsSync(page))
    app.use(
      express.static(page, {
        setHeaders: (response) => void response.setHeader('content-security-policy', policy),
      }),
    );
}
