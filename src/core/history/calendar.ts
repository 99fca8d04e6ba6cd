import { listOf } from '../cards/list.js';
import { type Day, dayAt, dayNumber } from './day.js';
import type { History } from './history.js';
import { isTotalsOf } from './totals.js';

/** A month, as ISO 8601 writes it: `2026-11`. */
export type MonthName = string;

/**
 * The state of a day of a daily game: won on that day, won later, begun but not won, or not played. `open` is
 * today, not begun yet. `to-come` and `outside` can't be played: they are after today, or before the first
 * day.
 */
export const DAY_STATES = [
  ...(['won', 'won-later', 'begun', 'missed'] as const),
  ...(['open', 'to-come', 'outside'] as const),
] as const;
export type DayState = (typeof DAY_STATES)[number];

/** The state of each day that was played. */
export type PlayedDays = ReadonlyMap<Day, 'won' | 'won-later' | 'begun'>;

/** The first and the last day that can be played. */
export interface DayRange {
  readonly from: Day;
  readonly today: Day;
}

/** A day in the calendar of a month. */
export interface CalendarDay {
  readonly day: Day;
  readonly state: DayState;
  readonly isToday: boolean;
}

/** Seven days, beginning with the first day of the week. `undefined` for days of another month. */
export type Week = readonly (CalendarDay | undefined)[];

const WEEK = 7;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The number of a day that is known to be valid. */
function numberOf(day: Day): number {
  const number = dayNumber(day);
  if ('problem' in number) throw new Error(`no day: ${day}`);
  return number.value;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

export const isMonth = (value: unknown): value is MonthName =>
  typeof value === 'string' && MONTH.test(value);

export const monthOf = (day: Day): MonthName => day.slice(0, 7);

/** The month `count` months later, within the years 0 to 9999. */
export function addMonths(month: MonthName, count: number): MonthName {
  const [year, number] = month.split('-').map(Number);
  const months = Math.min(9999 * 12 + 11, Math.max(0, year! * 12 + number! - 1 + count));
  return `${digits(Math.floor(months / 12), 4)}-${digits((months % 12) + 1, 2)}`;
}

const daysIn = (month: MonthName): number =>
  numberOf(`${addMonths(month, 1)}-01`) - numberOf(`${month}-01`);

const dayOf = (month: MonthName, date: number): Day => `${month}-${digits(date, 2)}`;

/** The same date in another month, or the last day of the month if it is shorter. */
export const sameDateIn = (month: MonthName, day: Day): Day =>
  dayOf(month, Math.min(Number(day.slice(8)), daysIn(month)));

/** The same date `count` months later, or the last day of that month if it is shorter. */
export const addMonthsTo = (day: Day, count: number): Day =>
  sameDateIn(addMonths(monthOf(day), count), day);

/** The day `count` days later. */
export const addDays = (day: Day, count: number): Day => dayAt(numberOf(day) + count);

/** The day of the week in ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => ((numberOf(day) + 2) % WEEK) + 1;

/** The index of a day in a week that begins with weekday `first`: 0 to 6. */
export const placeInWeek = (day: Day, first: number): number =>
  (weekday(day) - first + WEEK) % WEEK;

/** Limits a day to the range that can be played. */
export const nearestDay = (day: Day, { from, today }: DayRange): Day =>
  day < from ? from : day > today ? today : day;

/** A daily game. `variant` is as `writeOptions` returns it, or `null` for all variants together. */
export interface DailyKind {
  readonly game: string;
  readonly variant: string | null;
}

/**
 * The states of the days that were played in a daily game.
 *
 * @param begun days with a running game that has no record yet
 * @param dayIn returns the day of a time (milliseconds since 1970) in the game's time zone
 */
export function playedDays(
  { records, sealed }: History,
  { game, variant }: DailyKind,
  begun: Iterable<Day>,
  dayIn: (time: number) => Day,
): PlayedDays {
  const ofGame = records.filter(
    (record) => record.game === game && (variant === null || record.variant === variant),
  );
  const days = new Map<Day, 'won' | 'won-later' | 'begun'>();
  for (const day of begun) days.set(day, 'begun');
  for (const { day } of ofGame) if (day !== undefined) days.set(day, 'begun');
  const won = ofGame.filter(({ outcome }) => outcome === 'won');
  for (const { day } of won) if (day !== undefined) days.set(day, 'won-later');
  // A player who travels west may end a game on the day before. That is not too late.
  const inTime = won.flatMap(({ day, ended, late }) =>
    day !== undefined && !late && dayIn(ended) <= day ? [day] : [],
  );
  // Sealed totals don't contain the days of the wins, so their days count as won in time.
  const known = sealed?.totals.find((totals) => isTotalsOf(totals, game, variant))?.days ?? [];
  for (const day of [...inTime, ...known]) days.set(day, 'won');
  return days;
}

export function dayState(day: Day, played: PlayedDays, { from, today }: DayRange): DayState {
  if (day > today) return 'to-come';
  if (day < from) return 'outside';
  return played.get(day) ?? (day === today ? 'open' : 'missed');
}

export const isPlayable = (state: DayState): boolean => state !== 'to-come' && state !== 'outside';

/** The week of a season, Monday first. */
export const weekOf = (days: readonly Day[], played: PlayedDays, today: Day): Week =>
  days.map((day) => ({
    day,
    state: dayState(day, played, { from: days[0]!, today }),
    isToday: day === today,
  }));

/**
 * The weeks of a month.
 *
 * @param first the first day of a week: 1 is Monday, 7 is Sunday
 */
export function weeksOf(
  month: MonthName,
  first: number,
  played: PlayedDays,
  range: DayRange,
): readonly Week[] {
  const before = placeInWeek(`${month}-01`, first);
  const count = daysIn(month);
  const weeks = Math.ceil((before + count) / WEEK);
  return listOf(weeks, (week) =>
    listOf(WEEK, (place) => {
      const date = week * WEEK + place - before + 1;
      if (date < 1 || date > count) return undefined;
      const day = dayOf(month, date);
      return { day, state: dayState(day, played, range), isToday: day === range.today };
    }),
  );
}
