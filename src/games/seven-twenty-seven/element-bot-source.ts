import type { Bot } from '../../table/bot.js';
import { plainBot } from './plain-bot.js';
import type { Seven27Move, Seven27State } from './state.js';

/** How long bots wait for what they judge by, in milliseconds: a network may be dead and not say so. */
const PATIENCE = 4000;

let best: Bot<Seven27State, Seven27Move> | undefined;
let asked: Promise<unknown> | undefined;

/** Fetches what bots judge by, asked for once a visit; there is an end to it, whatever comes of it. */
export const fetchBots = (): Promise<unknown> =>
  (asked ??= Promise.race([
    import('./seven27-bots.js').then(
      ({ seven27Bot }) => (best = seven27Bot),
      () => undefined,
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]));

/** The bots of a table: plain ones until what they judge by is there. */
export const fetchedBot: Bot<Seven27State, Seven27Move> = (view, seat, random) =>
  (best ?? plainBot)(view, seat, random);
