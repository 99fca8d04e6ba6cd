import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Checked, Problem } from 'baize/core';
import { PROTOCOL, isTableCode, tokenHash } from 'baize/together';
import compression from 'compression';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Metrics } from './metrics.js';
import type { SignedIn, Visitor } from './network/network.js';
import type { Settings } from './options.js';
import { isAllowedOrigin } from './origins.js';
import { createBody, joinBody } from './schemas.js';
import { now } from './table.js';
import type { Tables } from './tables.js';
import { AddressLimiter, networkOf } from './token-bucket.js';

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
  // The address that the nearest proxy saw: what stands before it in its header, the client may have written.
  app.set('trust proxy', settings.trustProxy ? 1 : false);
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
  app.use(answerErrors(log));
  return app;
}

/** Express takes it for a handler of errors by its four parameters. */
const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error: { readonly type?: string }, _request, response, next) => {
    if (response.headersSent) next(error);
    else if (error.type === 'entity.too.large')
      refuse(response, { code: 'body-too-large', most: BODY_LIMIT });
    else if (error.type?.startsWith('entity')) refuse(response, { code: 'bad-json' });
    else {
      log.error({ err: error }, 'a request failed');
      refuse(response, { code: 'failed' });
    }
  };

function addTables(app: Express, { tables, settings, metrics }: HttpSettings): void {
  const json = express.json({ limit: BODY_LIMIT, type: () => true });
  const limiters = {
    create: new AddressLimiter(settings.createRate),
    join: new AddressLimiter(settings.joinRate),
  };
  /** Answers a client, as often as it may ask that. */
  const answer =
    (of: keyof typeof limiters, status: number, act: Act): RequestHandler =>
    async (request, response) => {
      const retryAfter = limiters[of].take(request.ip ?? '', now());
      if (retryAfter > 0) {
        metrics.refused.inc({ reason: `${of}-rate` });
        response.set('retry-after', String(retryAfter));
        refuse(response, { code: 'too-many-requests', retryAfter });
        return;
      }
      const answered = await act(request);
      if ('problem' in answered) refuse(response, answered.problem);
      else response.status(status).json(answered.value);
    };
  const list: Act = async () => ({ value: { tables: await tables.listings() } });
  const make: Act = async ({ body }) => {
    const asked = readBody(createBody, body);
    if ('problem' in asked) return asked;
    const person = await signIn(settings, asked.value.auth);
    return 'problem' in person ? person : tables.create(asked.value);
  };
  const join: Act = async ({ body, params, ip = '' }) => {
    const code = String(params['code']);
    if (!isTableCode(code)) return { problem: { code: 'bad-code' } };
    const visitor = await readVisitor(settings, body, ip);
    return 'problem' in visitor ? visitor : tables.reserve(code, visitor.value);
  };
  app.get('/tables', answer('join', 200, list));
  app.post('/tables', json, answer('create', 201, make));
  app.post('/matchmake/joinById/:code', json, answer('join', 200, join));
}

async function readVisitor(
  settings: Settings,
  body: unknown,
  address: string,
): Promise<Checked<Visitor>> {
  const asked = readBody(joinBody, body);
  if ('problem' in asked) return asked;
  const { token, auth } = asked.value;
  const person = await signIn(settings, auth);
  if ('problem' in person) return person;
  const hash = token === undefined ? undefined : tokenHash(token);
  return { value: { hash, person: person.value, client: networkOf(address) } };
}

/** What a request came to: JSON, or why it was refused. */
type Act = (request: Request) => Promise<Checked<object>>;

function readBody<T extends { readonly protocol?: number | undefined }>(
  schema: z.ZodType<T>,
  body: unknown,
): Checked<T> {
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
): Promise<Checked<SignedIn | undefined>> {
  if (!onAuth) return { value: undefined };
  const person = await onAuth(token);
  return person ? { value: person } : { problem: { code: 'not-signed-in' } };
}

function refuse(response: Response, problem: Problem): void {
  response.status(STATUS[problem.code] ?? 400).json({ problem });
}

/** Lets pages of allowed sites read the answers, without cookies, and refuses all others. */
function checkOrigin({ settings, metrics }: HttpSettings): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('origin');
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

/** A page with a lobby and a table, and the kit that it loads. */
function addPage(app: Express): void {
  const page = fileURLToPath(new URL('../page', import.meta.url));
  const kit = join(fileURLToPath(import.meta.resolve('baize/package.json')), '../dist/cdn');
  const policy = "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:";
  // What tables are asked is small, and was answered before.
  app.use(compression());
  app.use('/kit', express.static(kit, { index: false }));
  if (existsSync(page))
    app.use(
      express.static(page, {
        setHeaders: (response) => void response.setHeader('content-security-policy', policy),
      }),
    );
}
