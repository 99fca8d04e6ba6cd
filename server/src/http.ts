import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Checked, Problem } from 'baize/core';
import { PROTOCOL, isTableCode, tokenHash } from 'baize/together';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import {
  type Action,
  BODY_LIMIT,
  type ClientOf,
  answering,
  clientsBy,
  readGiven,
  refuse,
} from './answers.js';
import type { Daily } from './daily/daily.js';
import { dailyRoutes } from './daily/daily-http.js';
import type { Metrics } from './metrics.js';
import type { SignedIn, Visitor } from './network/network.js';
import type { Settings } from './options.js';
import { isAllowedHost, isAllowedOrigin } from './origins.js';
import { createBody, joinBody } from './schemas.js';
import type { Readiness } from './store/readiness.js';
import type { Tables } from './tables.js';
import { ClientLimiter } from './token-bucket.js';

export interface HttpSettings {
  readonly tables: Tables;
  /** The results of the days; `undefined` if there are no boards. */
  readonly daily: Daily | undefined;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether the server can store tables now. */
  readonly readiness: Readiness;
}

/**
 * The HTTP interface: creates, lists and joins tables, reports health and metrics, and serves a page to
 * play at.
 */
export function makeHttp(given: HttpSettings): Express {
  const { settings, metrics, readiness } = given;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Uses the address that the nearest proxy saw. The client could have written earlier addresses in the
  // header.
  app.set('trust proxy', settings.trustProxy ? 1 : false);
  app.use(checkOrigin(given));
  app.get('/health', (_, response) => {
    const { isReady } = given.readiness;
    const status = isReady ? 'ok' : 'not ready';
    response.status(isReady ? 200 : 503).json({ status, ...given.tables.count() });
  });
  app.get('/metrics', async (_, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  const clientOf = clientsBy(settings.ipv6Prefix);
  addTables(app, given, clientOf);
  if (given.daily)
    app.use('/daily', dailyRoutes(given.daily, settings, { metrics, clientOf, readiness }));
  addPage(app);
  app.use((_, response) => refuse(response, { code: 'no-such-page' }));
  app.use(answerErrors(given));
  return app;
}

/** An error of Express or of its parsers. */
interface RequestError {
  readonly type?: string;
  /** The HTTP status, if the request is at fault. */
  readonly status?: number;
}

/** The problem of a request that can't be read; `undefined` if the server is at fault. */
function requestProblem({ type = '', status = 500 }: RequestError): Problem | undefined {
  if (type === 'entity.too.large') return { code: 'body-too-large', most: BODY_LIMIT };
  if (type.startsWith('entity')) return { code: 'bad-json' };
  if (status === 415) return { code: 'bad-encoding', accepted: 'UTF-8, gzip, deflate, br' };
  return status < 500 ? { code: 'bad-request' } : undefined;
}

/** Express recognises an error handler by its four parameters. */
const answerErrors =
  ({ log, metrics }: HttpSettings): ErrorRequestHandler =>
  (error: RequestError, _request, response, next) => {
    const problem = requestProblem(error);
    if (problem) {
      metrics.refused.inc({ reason: 'request' });
      log.debug({ err: error }, 'a request that cannot be read');
    } else log.error({ err: error }, 'a request failed');
    if (response.headersSent) next(error);
    else refuse(response, problem ?? { code: 'failed' });
  };

function addTables(
  app: Express,
  { tables, settings, metrics, readiness }: HttpSettings,
  clientOf: ClientOf,
): void {
  const json = express.json({ limit: BODY_LIMIT, type: () => true });
  const limiters = {
    create: new ClientLimiter(settings.createRate),
    join: new ClientLimiter(settings.joinRate),
  };
  const answer = (of: keyof typeof limiters, status: number, act: Action): RequestHandler =>
    answering(
      { limiter: limiters[of], reason: `${of}-rate`, metrics, clientOf, readiness },
      status,
      act,
    );
  const list: Action = async () => ({ value: { tables: await tables.listings() } });
  const make: Action = async (request) => {
    const asked = readBody(createBody, request.body);
    if ('problem' in asked) return asked;
    const person = await signIn(settings, asked.value.auth);
    return 'problem' in person ? person : tables.create(asked.value, clientOf(request));
  };
  const join: Action = async (request) => {
    const code = String(request.params['code']);
    if (!isTableCode(code)) return { problem: { code: 'bad-code' } };
    const visitor = await readVisitor(settings, request.body, clientOf(request));
    return 'problem' in visitor ? visitor : tables.reserve(code, visitor.value);
  };
  app.get('/tables', answer('join', 200, list));
  app.post('/tables', json, answer('create', 201, make));
  app.post('/matchmake/joinById/:code', json, answer('join', 200, join));
}

async function readVisitor(
  settings: Settings,
  body: unknown,
  client: string,
): Promise<Checked<Visitor>> {
  const asked = readBody(joinBody, body);
  if ('problem' in asked) return asked;
  const { token, auth } = asked.value;
  const person = await signIn(settings, auth);
  if ('problem' in person) return person;
  const hash = token === undefined ? undefined : tokenHash(token);
  return { value: { hash, person: person.value, client } };
}

function readBody<T extends { readonly protocol?: number | undefined }>(
  schema: z.ZodType<T>,
  body: unknown,
): Checked<T> {
  const read = readGiven(schema, body);
  if ('problem' in read) return read;
  const isOurs = (read.value.protocol ?? PROTOCOL) === PROTOCOL;
  return isOurs ? read : { problem: { code: 'other-protocol', protocol: PROTOCOL } };
}

async function signIn(
  { onAuth }: Settings,
  token: string | undefined,
): Promise<Checked<SignedIn | undefined>> {
  if (!onAuth) return { value: undefined };
  const person = await onAuth(token);
  return person ? { value: person } : { problem: { code: 'not-signed-in' } };
}

/** Lets pages of allowed sites read the answers, without cookies, and refuses all others, and other names of the server. */
function checkOrigin({ settings, metrics }: HttpSettings): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('origin').set('x-content-type-options', 'nosniff');
    if (!isAllowedHost(request.headers, settings)) {
      metrics.refused.inc({ reason: 'host' });
      refuse(response, { code: 'host-not-allowed', host: request.headers.host });
      return;
    }
    if (!isAllowedOrigin(request.headers, settings.origins)) {
      metrics.refused.inc({ reason: 'origin' });
      refuse(response, { code: 'origin-not-allowed', origin });
      return;
    }
    if (origin !== undefined) response.set('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.set('access-control-allow-methods', 'GET, POST');
    response.set('access-control-allow-headers', 'content-type');
    response.set('access-control-max-age', '600').status(204).end();
  };
}

/** Serves a page with a lobby and a table, and the kit that it loads. */
function addPage(app: Express): void {
  const page = fileURLToPath(new URL('../page', import.meta.url));
  const kit = join(fileURLToPath(import.meta.resolve('baize/package.json')), '../dist/cdn');
  const policy =
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; frame-ancestors 'self'";
  // Answers about tables are small and were sent by the routes above, uncompressed.
  app.use(compression());
  app.use('/kit', express.static(kit, { index: false }));
  if (existsSync(page))
    app.use(
      express.static(page, {
        setHeaders: (response) => void response.setHeader('content-security-policy', policy),
      }),
    );
}
