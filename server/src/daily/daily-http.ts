import type { Checked } from 'baize/core';
import { type Request, type RequestHandler, Router, json } from 'express';
import { BODY_LIMIT, type Limited, answering, readGiven } from '../answers.js';
import type { Settings } from '../options.js';
import { ClientLimiter, type Rate } from '../token-bucket.js';
import type { Daily } from './daily.js';
import { boardQuery, forgetBody, sentBody } from './daily-schemas.js';

/**
 * How often one client may read a season, as each request may add up a week of boards. A page of a large
 * table needs about a hundred requests.
 */
const SEASON_RATE: Rate = { burst: 120, perSecond: 1 };

/** What the limits of all requests have in common. */
type Counting = Omit<Limited, 'limiter' | 'reason'>;

/** The routes below `/daily`: send a result, read the board of a day or a week, forget a person. */
export function dailyRoutes(daily: Daily, settings: Settings, counting: Counting): Router {
  const body = json({ limit: BODY_LIMIT, type: () => true });
  const sends = new ClientLimiter(settings.sendRate);
  const { metrics, clientOf } = counting;
  const sending = { limiter: sends, reason: 'daily-send-rate', ...counting };
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
      const day = String(request.params['day']);
      const answer = await daily.submit(day, sent.value, clientOf(request));
      if ('problem' in answer) metrics.refused.inc({ reason: 'daily' });
      return answer;
    }),
  );
  router.get('/:day/:game', boardReading(daily, settings, counting));
  return router;
}

/**
 * Answers with the board of a day, `2026-11-22`, or of a week, `2026-W48`. Weeks have a lower rate limit.
 */
function boardReading(daily: Daily, settings: Settings, counting: Counting): RequestHandler {
  const days = new ClientLimiter(settings.readRate);
  const seasons = new ClientLimiter(SEASON_RATE);
  const act = (request: Request): Promise<Checked<object>> => readBoard(daily, request);
  const ofDay = answering({ limiter: days, reason: 'daily-read-rate', ...counting }, 200, act);
  const ofSeason = answering(
    { limiter: seasons, reason: 'daily-season-rate', ...counting },
    200,
    act,
  );
  return (request, response, next) =>
    (String(request.params['day']).includes('W') ? ofSeason : ofDay)(request, response, next);
}

async function readBoard(daily: Daily, { params, query }: Request): Promise<Checked<object>> {
  const asked = readGiven(boardQuery, { ...query });
  if ('problem' in asked) return asked;
  const { options, group = '', ...page } = asked.value;
  const [day, game] = [String(params['day']), String(params['game'])];
  const wanted = { ...page, group };
  return day.includes('W')
    ? daily.readSeason(day, game, options, wanted)
    : daily.read(day, game, options, wanted);
}
