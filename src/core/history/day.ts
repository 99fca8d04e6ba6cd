import { type Checked, quote } from '../engine/reason.js';
import { problem } from '../engine/save.js';

/** A day of the calendar, as ISO 8601 writes it: `2026-11-21`. In which time zone it begins is said elsewhere. */
export type Day = string;

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Days before each month of a year that begins with March: a leap day then comes last. */
const BEFORE = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The number of a day, the next day's one more: 0 is 1 March of the year 0 of the Gregorian calendar.
 *
 * @returns a problem `day` where the calendar has no such day
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

/** The day of a number; the other way round than `dayNumber`. Source: the same years from March to February. */
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
 * The day that comes so many days after another, or before it where `by` is negative.
 *
 * @returns a problem `day` where there is no such day to begin with
 */
export function dayAfter(day: Day, by = 1): Checked<Day> {
  const number = dayNumber(day);
  return 'problem' in number ? number : { value: dayAt(number.value + by) };
}

/** How many days in a row were won. */
export interface DayStreak {
  /** Up to today, or to yesterday as long as today's is not won yet. */
  readonly current: number;
  readonly best: number;
}

/**
 * The streak of the daily deals.
 *
 * @param won days that were won, in any order; repeated ones count once, what is no day not at all
 * @param today in the time zone of those days; days after it don't count, for a clock that was wrong has won them
 * @returns a problem `day` where `today` is none
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
