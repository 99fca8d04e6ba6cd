import { toJson } from '../engine/json.js';
import { listOf } from '../cards/list.js';
import { wrongOption } from '../engine/option.js';
import type { Checked } from '../engine/reason.js';
import { type Day, dayAt, dayNumber } from './day.js';
import type { History } from './history.js';
import type { GameRecord } from './record.js';

/** A week, Monday to Sunday, as ISO 8601 writes it: `2026-W48`. */
export type Season = string;

/** The number of deals of a season: one a day. */
export const SEASON_DAYS = 7;

const SEASON = /^(\d{4})-W(\d\d)$/;
const ACCEPTED = 'a week of ISO 8601 (2026-W48), from W01 to W52, or W53 in a year that has one';

/** The day number of the Monday of a day's week. Day 0 was a Wednesday, and earlier days have negative numbers. */
const mondayOf = (number: number): number =>
  number - ((((number + 2) % SEASON_DAYS) + SEASON_DAYS) % SEASON_DAYS);

/** The day number of the Monday of a year's first week, which contains 4 January. */
function firstMonday(year: number): number {
  const january = dayNumber(`${String(year).padStart(4, '0')}-01-04`);
  return 'value' in january ? mondayOf(january.value) : NaN;
}

/**
 * The seven days of a season, Monday first. Each day has the deal of `dailyDeal`, so the name of a season
 * defines its deals.
 *
 * @param given an untrusted value
 * @returns the days, or a problem `option` if there is no such week
 */
export function seasonDays(given: unknown): Checked<readonly Day[]> {
  const parts = typeof given === 'string' ? SEASON.exec(given) : null;
  const wrong = wrongOption('season', given, ACCEPTED);
  if (!parts) return wrong;
  const monday = firstMonday(Number(parts[1])) + (Number(parts[2]) - 1) * SEASON_DAYS;
  const days = listOf(SEASON_DAYS, (place) => dayAt(monday + place));
  return seasonOf(days[0]!) === given ? { value: days } : wrong;
}

/**
 * The season of a day. Its year is that of its Thursday. `undefined` for an invalid day, and for a day of a week that is not
 * wholly in the years 0 to 9999.
 */
export function seasonOf(day: Day): Season | undefined {
  const number = dayNumber(day);
  if ('problem' in number) return undefined;
  const monday = mondayOf(number.value);
  const isWhole = [monday, monday + SEASON_DAYS - 1].every(
    (end) => 'value' in dayNumber(dayAt(end)),
  );
  if (!isWhole) return undefined;
  const year = dayAt(monday + 3).slice(0, 4);
  const week = (monday - firstMonday(Number(year))) / SEASON_DAYS + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Whether a season is still to come (`ahead`), running (`open`) or `over`. */
export type SeasonState = 'ahead' | 'open' | 'over';

export const seasonState = (days: readonly Day[], today: Day): SeasonState =>
  today < days[0]! ? 'ahead' : today > days.at(-1)! ? 'over' : 'open';

/** The best result for one deal of a season. */
export interface SeasonResult {
  readonly moves: number;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** A person's results, summed over one or more games. */
export interface SeasonSum {
  /** The number of deals that were won. */
  readonly won: number;
  /** The moves of the won deals. */
  readonly moves: number;
  /** Milliseconds of the won deals. */
  readonly elapsed: number;
}

/** The results in one game with one set of options. */
export interface SeasonGame extends SeasonSum {
  readonly game: string;
  /** As `writeOptions` returns it. Empty for the default options. */
  readonly variant: string;
  /** One result per day, Monday first. `undefined` if the deal was not won during the season. */
  readonly results: readonly (SeasonResult | undefined)[];
}

export function sumOf(results: Iterable<SeasonResult | undefined>): SeasonSum {
  let [won, moves, elapsed] = [0, 0, 0];
  for (const result of results) {
    if (!result) continue;
    won++;
    moves += result.moves;
    elapsed += result.elapsed;
  }
  return { won, moves, elapsed };
}

const isBetter = (one: SeasonResult, other: SeasonResult | undefined): boolean =>
  !other || one.moves < other.moves || (one.moves === other.moves && one.elapsed < other.elapsed);

/**
 * The results of a season by game: the best win of each day's deal, by moves, then by time. A deal may be won
 * on a later day of the season. Games that were continued from a link don't count.
 *
 * @param days as `seasonDays` returns them
 * @param dayIn returns the day of a time (milliseconds since 1970) in the season's time zone. `isLate` is
 *   whether the record says that the deal's day was over
 * @returns the games with at least one deal of the season played, sorted by name
 */
export function seasonGames(
  { records }: History,
  days: readonly Day[],
  dayIn: (time: number, isLate: boolean) => Day,
): readonly SeasonGame[] {
  const games = new Map<string, (SeasonResult | undefined)[]>();
  const end = days.at(-1)!;
  for (const record of records) {
    const place = record.day === undefined ? -1 : days.indexOf(record.day);
    if (place < 0) continue;
    const name = toJson([record.game, record.variant]);
    const results = games.get(name) ?? days.map(() => undefined);
    games.set(name, results);
    const { moves, elapsed, ended, late = false } = record;
    // The season ends with its last day, even if `dayIn` now returns an earlier day.
    const isAfter = (late && record.day === end) || dayIn(ended, late) > end;
    if (!counts(record) || isAfter) continue;
    if (isBetter({ moves, elapsed }, results[place])) results[place] = { moves, elapsed };
  }
  const entries = [...games].sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, results]) => {
    const [game, variant] = JSON.parse(name) as [string, string];
    return { game, variant, results, ...sumOf(results) };
  });
}

const counts = ({ outcome, shared }: GameRecord): boolean => outcome === 'won' && !shared;
