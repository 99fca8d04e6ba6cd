import type { Checked } from 'baize/core';
import { type RequestHandler, Router, json } from 'express';
import { BODY_LIMIT, answering, readGiven } from '../answers.js';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import { AddressLimiter, type Rate } from '../token-bucket.js';
import type { Daily } from './daily.js';
import type { Asked } from './daily-store.js';
import { boardQuery, forgetBody, sentBody } from './daily-schemas.js';

/** How often one client may read a season: each may have a week of boards added up. A file of a large table takes a hundred. */
const SEASON_RATE: Rate = { burst: 120, perSecond: 1 };

/** What is asked for below `/daily`: a result is sent, the board of a day or a week is read, a person is forgotten. */
export function dailyRoutes(daily: Daily, settings: Settings, metrics: Metrics): Router {
  const body = json({ limit: BODY_LIMIT, type: () => true });
  const sends = new AddressLimiter(settings.sendRate);
  const sending = { limiter: sends, reason: 'daily-send-rate', metrics };
  const router = Router();
  router.post(
    '/forget',
    body,
    answering(sending, 200, async (request) => {
      const asked = readGiven(forgetBody, request.body);
      return 'problem' in asked ? asked : daily.forget(asked.value.token);
    }),
  );
  router.post(
    '/:day',
    body,
    answering(sending, 201, async (request) => {
      const sent = readGiven(sentBody, request.body);
      if ('problem' in sent) return sent;
      const answer = await daily.submit(String(request.params['day']), sent.value);
      if ('problem' in answer) metrics.refused.inc({ reason: 'daily' });
      return answer;
    }),
  );
  router.get('/:day/:game', boardReading(daily, settings, metrics));
  return router;
}

/** What a board is named by in an address. */
interface Named {
  readonly day: string;
  readonly game: string;
}

/** Reads the board of a day, `2026-11-22`, or of a week, `2026-W48`. */
function boardReading(daily: Daily, settings: Settings, metrics: Metrics): RequestHandler<Named> {
  const reads = new AddressLimiter(settings.readRate);
  const seasons = new AddressLimiter(SEASON_RATE);
  const ofDay = answering(
    { limiter: reads, reason: 'daily-read-rate', metrics },
    200,
    ({ params, query }) =>
      readingOf(query, (options, asked) =>
        daily.read(String(params['day']), String(params['game']), options, asked),
      ),
  );
  const ofSeason = answering(
    { limiter: seasons, reason: 'daily-season-rate', metrics },
    200,
    ({ params, query }) =>
      readingOf(query, (options, asked) =>
        daily.readSeason(String(params['day']), String(params['game']), options, asked),
      ),
  );
  return (request, response, next) =>
    (request.params.day.includes('W') ? ofSeason : ofDay)(request, response, next);
}

/** Reads a part of a board, as a query asks for it. */
async function readingOf<Board extends object>(
  query: object,
  read: (options: unknown, asked: Asked) => Promise<Checked<Board>>,
): Promise<Checked<Board>> {
  const given = readGiven(boardQuery, { ...query });
  if ('problem' in given) return given;
  const { options, group = '', ...page } = given.value;
  return read(options, { ...page, group });
}
