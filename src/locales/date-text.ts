import { type MonthName, addDays, weekday } from '../core/history/calendar.js';
import { type Day, dayNumber } from '../core/history/day.js';
import { lazily } from './lazily.js';
import type { Words } from './words.js';

const DAY_LENGTH = 86_400_000;
/** A Monday. */
const MONDAY: Day = '2024-01-01';

const numberOf = (day: Day): number => {
  const number = dayNumber(day);
  return 'value' in number ? number.value : 0;
};
const EPOCH = numberOf('1970-01-01');

/** Noon of a day in UTC, in milliseconds since 1970. */
const noon = (day: Day): number => (numberOf(day) - EPOCH + 0.5) * DAY_LENGTH;

/** The formats of a locale. A browser takes milliseconds to create one. */
function createFormats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return {
    full: format({ dateStyle: 'full' }),
    month: format({ year: 'numeric', month: 'long' }),
    long: format({ weekday: 'long' }),
    short: format({ weekday: 'short' }),
    narrow: format({ weekday: 'narrow' }),
  };
}

type Formats = ReturnType<typeof createFormats>;

const formats = new Map<string, Formats>();

function formatsOf({ kit: { intlLocale } }: Words): Formats {
  const made = formats.get(intlLocale) ?? createFormats(intlLocale);
  formats.set(intlLocale, made);
  return made;
}

/** A day in words: `Sunday, November 22, 2026` */
export function dateText(words: Words<'kit' | 'stats'>, day: Day): string {
  const { full } = formatsOf(words);
  const parts = full().formatToParts(noon(day));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return words.stats.date({
    date: parts.map(({ value }) => value).join(''),
    weekday: part('weekday'),
    day: Number(day.slice(8)),
    month: part('month'),
    year: part('year'),
  });
}

/** `November 2026` */
export function monthText(words: Words, month: MonthName): string {
  const format = formatsOf(words).month();
  return format.format(noon(`${month}-01`));
}

/** The name of a day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayText(
  words: Words,
  number: number,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  const format = formatsOf(words)[length]();
  return format.format(noon(addDays(MONDAY, number - weekday(MONDAY))));
}
