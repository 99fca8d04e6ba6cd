import { dayNumber } from '../core/history/day.js';
import { lazily } from './lazily.js';

/** The number of 1 January 1970. */
const EPOCH = 719_468;

/** A day as the moment that it begins at in UTC: whose day it is has been settled before. */
function momentOf(day: string): number {
  const number = dayNumber(day);
  return 'value' in number ? (number.value - EPOCH) * 86_400_000 : NaN;
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const SHORT = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The formats of days in a language: long, long with the year, and short. */
export function dayFormats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
    lazily(() => new Intl.DateTimeFormat(locale, options));
  const formats = [format(LONG), format({ ...LONG, year: 'numeric' }), format(SHORT)] as const;
  const [long, dated, short] = formats;
  return {
    long: (day: string, hasYear: boolean): string =>
      (hasYear ? dated : long)().format(momentOf(day)),
    short: (day: string): string => short().format(momentOf(day)),
  };
}
