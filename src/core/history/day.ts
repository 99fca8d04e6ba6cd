import { type Checked, quote } from '../engine/reason.js';
import { problem } from '../engine/save.js';

/** A day, as ISO 8601 writes it: `2026-11-21`. Its time zone is given elsewhere. */
export type Day = string;

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** The days before each month of a year that begins in March, so that a leap day comes last. */
const BEFORE = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The number of a day. Consecutive days have consecutive numbers; 0 is 1 March of the year 0 (Gregorian
 * calendar).
 *
 * @returns the number, or a problem `day` if the calendar has no such day
 */
export function dayNumber(day: unknown): Checked<number> {
  const parts = typeof day === 'string' ? DAY.exec(day) : null;
  const [year, month, date] = (parts ?? []).slice(1).map(Number);
  const wrong = problem('day', { got: quote(day), accepted: 'YYYY-MM-DD' });
  if (year === undefined || month === undefined || date === undefined) return wrong;
  if (month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return wrong;
  const from = month < 3 ? year - 1 : year;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return { value: 365 * from + leaps + BEFORE[(month + 9) % 12]! + date - 1 };
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** The day with a number: the inverse of `dayNumber`. It counts years from March to February too. */
export function dayAt(number: number): Day {
  const era = Math.floor(number / 146_097);
  const inEra = number - era * 146_097;
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096);
  const year = Math.floor((inEra - leaps) / 365);
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = BEFORE.findLastIndex((days) => days <= inYear);
  const month = ((fromMarch + 2) % 12) + 1;
  const whole = year + era * 400 + (month < 3 ? 1 : 0);
  return `${padded(whole, 4)}-${padded(month, 2)}-${padded(inYear - BEFORE[fromMarch]! + 1, 2)}`;
}

/**
 * The day `by` days after another, or before it if `by` is negative.
 *
 * @returns the day, or a problem `day` if the first day does not exist
 */
export function dayAfter(day: Day, by = 1): Checked<Day> {
  const number = dayNumber(day);
  return 'problem' in number ? number : { value: dayAt(number.value + by) };
}

/** Streaks: numbers of consecutive days that were won. */
export interface DayStreak {
  /** The streak up to today, or up to yesterday if today's deal is not won yet. */
  readonly current: number;
  readonly best: number;
}

/**
 * The streaks of the daily deals.
 *
 * @param won the days that were won, in any order. Duplicates count once; invalid days are ignored
 * @param today in the same time zone. Later days are ignored: a wrong clock has won them
 * @returns the streaks, or a problem `day` if `today` is invalid
 */
export function dayStreak(won: Iterable<Day>, today: Day): Checked<DayStreak> {
  const now = dayNumber(today);
  if ('problem' in now) return now;
  const numbers = [...won]
    .map((day) => dayNumber(day))
    .flatMap((day) => ('value' in day && day.value <= now.value ? [day.value] : []));
  let [run, best, last] = [0, 0, -Infinity];
  for (const day of [...new Set(numbers)].sort((one, other) => one - other)) {
    run = day === last + 1 ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  return { value: { current: last >= now.value - 1 ? run : 0, best } };
}
