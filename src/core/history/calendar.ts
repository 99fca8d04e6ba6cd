import { listOf } from '../cards/list.js';
import { type Day, dayAt, dayNumber } from './day.js';
import type { History } from './history.js';
import { areOf } from './totals.js';

/** A month of the calendar, as ISO 8601 writes it: `2026-11`. */
export type MonthName = string;

/**
 * How a day of a daily game stands: won on that day, won afterwards, begun and not won, not played; `open` is
 * today as long as it is not begun. `to-come` and `outside` are not played: after today, or before the first day.
 */
export const DAY_STATES = [
  ...(['won', 'won-later', 'begun', 'missed'] as const),
  ...(['open', 'to-come', 'outside'] as const),
] as const;
export type DayState = (typeof DAY_STATES)[number];

/** What became of each day that was played. */
export type PlayedDays = ReadonlyMap<Day, 'won' | 'won-later' | 'begun'>;

/** The days that can be played, the first and the last of them. */
export interface DayRange {
  readonly from: Day;
  readonly today: Day;
}

/** A day in the picture of a month. */
export interface CalendarDay {
  readonly day: Day;
  readonly state: DayState;
  readonly isToday: boolean;
}

/** Seven days, the first of them that with which weeks begin; `undefined` where another month has the day. */
export type Week = readonly (CalendarDay | undefined)[];

const WEEK = 7;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The number of a day that is known to be one. */
function numberOf(day: Day): number {
  const number = dayNumber(day);
  if ('problem' in number) throw new Error(`no day: ${day}`);
  return number.value;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

export const isMonth = (value: unknown): value is MonthName =>
  typeof value === 'string' && MONTH.test(value);

export const monthOf = (day: Day): MonthName => day.slice(0, 7);

/** The month so many months later; before year 0 and after 9999 there is none. */
export function addMonths(month: MonthName, count: number): MonthName {
  const [year, number] = month.split('-').map(Number);
  const months = Math.min(9999 * 12 + 11, Math.max(0, year! * 12 + number! - 1 + count));
  return `${digits(Math.floor(months / 12), 4)}-${digits((months % 12) + 1, 2)}`;
}

const daysIn = (month: MonthName): number =>
  numberOf(`${addMonths(month, 1)}-01`) - numberOf(`${month}-01`);

/** A day of a month, by its date. */
const dayOf = (month: MonthName, date: number): Day => `${month}-${digits(date, 2)}`;

/** The same date of another month, or its last one where it is shorter. */
export const sameDateIn = (month: MonthName, day: Day): Day =>
  dayOf(month, Math.min(Number(day.slice(8)), daysIn(month)));

/** The same date so many months later; the last of the month where it has no such date. */
export const addMonthsTo = (day: Day, count: number): Day =>
  sameDateIn(addMonths(monthOf(day), count), day);

/** The day so many days later. */
export const addDays = (day: Day, count: number): Day => dayAt(numberOf(day) + count);

/** The day of the week: 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
export const weekday = (day: Day): number => ((numberOf(day) + 2) % WEEK) + 1;

/** How many days of a week that begins with `first` come before this one: 0 to 6. */
export const placeInWeek = (day: Day, first: number): number =>
  (weekday(day) - first + WEEK) % WEEK;

/** The nearest day that can be played. */
export const nearestDay = (day: Day, { from, today }: DayRange): Day =>
  day < from ? from : day > today ? today : day;

/** A daily game; its variant as `writeOptions` gives it, `null` for all of them together. */
export interface DailyKind {
  readonly game: string;
  readonly variant: string | null;
}

/**
 * What became of each day of a daily game.
 *
 * @param begun days that were begun and are not counted yet
 * @param dayIn the day of a moment (milliseconds since 1970), where the game's days begin and end
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
  // Someone who has gone west ends a game on the day before: that is not too late.
  const inTime = won.flatMap(({ day, ended, late }) =>
    day !== undefined && !late && dayIn(ended) <= day ? [day] : [],
  );
  // When the sealed ones were won nobody knows any more.
  const known = sealed?.totals.find((totals) => areOf(totals, game, variant))?.days ?? [];
  for (const day of [...inTime, ...known]) days.set(day, 'won');
  return days;
}

/** How a day stands. */
export function dayState(day: Day, played: PlayedDays, { from, today }: DayRange): DayState {
  if (day > today) return 'to-come';
  if (day < from) return 'outside';
  return played.get(day) ?? (day === today ? 'open' : 'missed');
}

/** Whether a day of that state can be played. */
export const isPlayable = (state: DayState): boolean => state !== 'to-come' && state !== 'outside';

/** A season's week, day by day, Monday first. */
export const weekOf = (days: readonly Day[], played: PlayedDays, today: Day): Week =>
  days.map((day) => ({
    day,
    state: dayState(day, played, { from: days[0]!, today }),
    isToday: day === today,
  }));

/**
 * A month, week by week.
 *
 * @param first the day with which weeks begin: 1 is Monday, 7 is Sunday
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
