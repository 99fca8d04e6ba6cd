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
    /** The parts of a format by their names. */
    parts: (day: string, hasYear: boolean): Readonly<Record<string, string>> =>
      Object.fromEntries(
        (hasYear ? dated : long)()
          .formatToParts(momentOf(day))
          .map(({ type, value }) => [type, value]),
      ),
  };
}

const formats = lazily(() => dayFormats('en-GB'));

/** The words of the games of days, in English; their type is that of every other language. */
export const dayEn = {
  /** `Sunday, 22 November`, or with the year, where that is another one than this. */
  date: (day: string, hasYear: boolean): string => {
    const { weekday, day: date, month, year } = formats().parts(day, hasYear);
    return [`${weekday}, ${date} ${month}`, ...(year === undefined ? [] : [year])].join(' ');
  },
  /** `FreeCell of Sunday, 22 November`: a game, and the date of its day. */
  gameOf: (game: string, date: string): string => `${game} of ${date}`,
  /** The same where there is little room: `FreeCell, 22 Nov` */
  short: (game: string, day: string): string => `${game}, ${formats().short(day)}`,
  /** Of two days or more. */
  streak: (days: number): string => `${days} days in a row`,
  /** How long it is until the next day’s game, in whole minutes. */
  next: (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `Next game in ${hours > 0 ? `${hours} h ` : ''}${rest} min`;
  },
  todays: 'Today’s game',
  yesterday: 'Yesterday',
};

export type DayWords = typeof dayEn;
