import { LAST_DEAL } from '../cards/deal-number.js';
import { crc32 } from '../engine/crc32.js';
import { type Day, dayNumber } from '../history/day.js';
import type { WithOptions } from '../engine/option.js';
import { writeOptions } from '../engine/option-text.js';
import type { Checked } from '../engine/reason.js';
import type { Verdict } from './search.js';

/** The name of this way to choose. Another way needs another name and gives other deals. */
const LABEL = 'baize/1/daily';

/**
 * The most positions that a game's solver may keep for each deal it tries. It is not a time limit, so that all
 * machines choose the same deal.
 */
export const DAILY_BUDGET = 100_000;

/** The most deals to try: plenty if one in twenty-five can be won. */
const TRIES = 1000;

/** The most deals to try without an answer: in some games hardly any is found within the budget. */
const UNKNOWN = 10;

/** Mixes all 32 bits of a number. Source: the finalizer of MurmurHash3 (public domain). */
function spread(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The part of a game that daily deals need. */
export interface DailyGame<Options> extends WithOptions<Options> {
  readonly game: string;
}

/**
 * The candidates for a day's deal, in the order of trying. They are the same for everyone, and differ by game
 * and options.
 *
 * @param day a day in any time zone
 * @param tried the index of the candidate, from 0
 * @returns a deal number; or a problem `day`, or what is wrong with the options
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
 * Returns whether a deal can be won, within DAILY_BUDGET positions and without a time limit. `unknown` counts
 * as not winnable.
 */
export type Certify = (deal: number) => Verdict | Promise<Verdict>;

/**
 * The deal of a day: the first candidate that `certify` finds winnable.
 *
 * @param day a day in any time zone: `2026-11-21`
 * @returns its number; or a problem: `no-daily` if none of a thousand candidates can be won with these
 *   options, or ten of them are undecided; `day` if there is no such day, or what is wrong with the options
 * @throws what `certify` throws
 */
export async function dailyDeal<Options extends object>(
  game: DailyGame<Options>,
  options: unknown,
  day: Day,
  certify: Certify,
): Promise<Checked<number>> {
  const checked = game.options.check(options);
  if ('problem' in checked) return checked;
  let [tried, unknown] = [0, 0];
  while (tried < TRIES && unknown < UNKNOWN) {
    const deal = dailyCandidate(game, checked.value, day, tried);
    if ('problem' in deal) return deal;
    const verdict = await certify(deal.value);
    if (verdict === 'winnable') return deal;
    if (verdict === 'unknown') unknown++;
    tried++;
  }
  return { problem: { code: 'no-daily', tried } };
}
