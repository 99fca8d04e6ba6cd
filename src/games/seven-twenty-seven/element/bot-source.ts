import { lazy } from '../../../elements/base/lazy.js';
import type { Bot } from '../../../core/table/bot.js';
import { plainBot } from '../bots/plain-bot.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';

/** How long bots wait for what they judge by, in milliseconds: a network may be dead and not say so. */
const PATIENCE = 4000;

const load = lazy('seven27-bots', () => import('../bots/bots.js'));

let best: Bot<Seven27State, Seven27Move> | undefined;
let patience: Promise<unknown> | undefined;

/**
 * Loads what bots judge by. Bots wait for it four seconds, once a visit. It rejects with a `LoadError`; the next
 * call tries again.
 */
export const loadBots = (): Promise<unknown> => {
  patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([load().then(({ seven27Bot }) => (best = seven27Bot)), patience]);
};

/** The bots of a table: plain ones until what they judge by is there. */
export const loadedBot: Bot<Seven27State, Seven27Move> = (view, seat, random) =>
  (best ?? plainBot)(view, seat, random);
