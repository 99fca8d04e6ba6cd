import { LAST_DEAL } from '../cards/deal-number.js';
import { crc32 } from '../engine/crc32.js';
import { type Day, dayNumber } from '../history/day.js';
import { type Optional, writeOptions } from '../engine/option-text.js';
import type { Checked } from '../engine/reason.js';
import type { Verdict } from './search.js';

/** How this page chooses; another way of choosing takes another name, and other deals. */
const LABEL = 'baize/1/daily';

/**
 * How many positions a game's solver may keep for each deal that is tried. It is a number of
 * positions and never a time, so that all machines choose alike.
 */
export const DAILY_BUDGET = 100_000;

/** How many deals are tried: far more than it takes where one in twenty-five can be won. */
const TRIES = 1000;

/** Spreads a number over all 32 bits. Source: the finalizer of MurmurHash3 (public domain). */
function spread(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A game of which a day has a deal. */
export interface DailyGame<Options> extends Optional<Options> {
  readonly game: string;
}

/**
 * The deals of a day, in the order in which they are tried: the same for everyone, other ones for
 * each game and each set of options.
 *
 * @param day of whichever time zone
 * @param tried how many were tried before: 0 for the first
 * @returns the number of a deal; a problem `day`, or what is wrong with the options
 */
export function dailyCandidate<Options extends object>(
  game: DailyGame<Options>,
  options: Options,
  day: Day,
  tried: number,
): Checked<number> {
  const known = dayNumber(day);
  if ('problem' in known) return known;
  const text = writeOptions(game, options);
  if ('problem' in text) return text;
  const hash = spread(crc32([LABEL, game.game, text.value, day, tried].join(' ')));
  return { value: (hash % LAST_DEAL) + 1 };
}

/**
 * Whether a deal can be won, found out within DAILY_BUDGET positions and not within any time;
 * `unknown` counts as not.
 */
export type Certify = (deal: number) => Verdict | Promise<Verdict>;

/**
 * The deal of a day: the first of its candidates that the solver certifies.
 *
 * @param day of whichever time zone, `2026-11-21`
 * @returns its number; the problem `no-daily` where none of a thousand can be won under such
 *   options, `day` where there is no such day, or what is wrong with the options
 * @throws what `certify` throws
 */
export async function dailyDeal<Options extends object>(
  game: DailyGame<Options>,
  options: unknown,
  day: Day,
  certify: Certify,
): Promise<Checked<number>> {
  const checked = game.checkOptions(options);
  if ('problem' in checked) return checked;
  for (let tried = 0; tried < TRIES; tried++) {
    const deal = dailyCandidate(game, checked.value, day, tried);
    if ('problem' in deal) return deal;
    if ((await certify(deal.value)) === 'winnable') return deal;
  }
  return { problem: { code: 'no-daily', tried: TRIES } };
}
