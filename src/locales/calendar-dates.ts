import { type MonthName, addDays, weekday } from '../core/history/calendar.js';
import { type Day, dayNumber } from '../core/history/day.js';
import { lazily } from './lazily.js';

const DAY_LENGTH = 86_400_000;
/** A Monday. */
const MONDAY: Day = '2024-01-01';

const numberOf = (day: Day): number => {
  const number = dayNumber(day);
  return 'value' in number ? number.value : 0;
};
const EPOCH = numberOf('1970-01-01');

/** A moment of that day, wherever it is. */
const noon = (day: Day): number => (numberOf(day) - EPOCH + 0.5) * DAY_LENGTH;

/**
 * Days, months and days of the week as a language writes them.
 *
 * @param short how long the names of days of the week are over a column
 */
export function calendarDates(locale: string, short: 'short' | 'narrow' = 'short') {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return (day: Day): string => made().format(noon(day));
  };
  const months = format({ year: 'numeric', month: 'long' });
  const [names, shortNames] = [format({ weekday: 'long' }), format({ weekday: short })];
  const named = (number: number): Day => addDays(MONDAY, number - weekday(MONDAY));
  return {
    /** `Sunday, November 22, 2026` */
    date: format({ dateStyle: 'full' }),
    /** `November 2026` */
    month: (month: MonthName): string => months(`${month}-01`),
    /** The name of a day of the week: 1 is Monday, 7 is Sunday. */
    weekday: (number: number): string => names(named(number)),
    /** The same as short as it stands over a column. */
    shortWeekday: (number: number): string => shortNames(named(number)),
  };
}
