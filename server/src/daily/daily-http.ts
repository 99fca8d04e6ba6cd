import { Router, json } from 'express';
import { BODY_LIMIT, answering, readGiven } from '../answers.js';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import { AddressLimiter } from '../token-bucket.js';
import type { Daily } from './daily.js';
import { boardQuery, forgetBody, sentBody } from './daily-schemas.js';

/** What is asked for below `/daily`: a result is sent, the board of a day or a week is read, a person is forgotten. */
export function dailyRoutes(daily: Daily, settings: Settings, metrics: Metrics): Router {
  const body = json({ limit: BODY_LIMIT, type: () => true });
  const sends = new AddressLimiter(settings.sendRate);
  const reads = new AddressLimiter(settings.readRate);
  const sending = { limiter: sends, reason: 'daily-send-rate', metrics };
  const reading = { limiter: reads, reason: 'daily-read-rate', metrics };
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
  router.get(
    // A day, `2026-11-22`, or a week, `2026-W48`.
    '/:day/:game',
    answering(reading, 200, async ({ params, query }) => {
      const asked = readGiven(boardQuery, { ...query });
      if ('problem' in asked) return asked;
      const { options, group = '', ...page } = asked.value;
      const [day, game] = [String(params['day']), String(params['game'])];
      const wanted = { ...page, group };
      return day.includes('W')
        ? daily.readSeason(day, game, options, wanted)
        : daily.read(day, game, options, wanted);
    }),
  );
  return router;
}
